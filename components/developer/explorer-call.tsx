import { useState } from "react";
import { Form } from "@/components/forms/form";
import { useServiceForm } from "@/components/forms/use-service-form";
import { useAccount, usePermission } from "@/components/shell/account";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { PanelSection } from "@/components/ui/facts";
import { CopyableId } from "@/components/ui/identifier";
import { type AnyEndpoint, pathParamsOf, versionedPath } from "@/lib/ads/endpoint";
import { buildRequest } from "@/lib/ads/request";
import { asksFirst, sendingReason, uncallableReason } from "@/lib/developer/callable";
import { ACCOUNT, addressable } from "@/lib/developer/explorer-address";
import { BODY, exampleBody, fieldsOf, readCallForm, type Typed } from "@/lib/developer/fields";
import { listAnd } from "@/lib/format/lists";
import { formatNumber } from "@/lib/format/numbers";
import { problemsAt } from "@/lib/forms/form-reading";
import { ConfirmSending } from "./confirm-sending";
import { CopyAs } from "./copy-as";
import { ExplorerBody } from "./explorer-body";
import { ExplorerFieldInput } from "./explorer-field";
import { ExplorerResult } from "./explorer-result";
import type { useExplorerView } from "./use-explorer-view";
import { useSendCall } from "./use-send-call";

interface ExplorerCallProps {
  endpoint: AnyEndpoint;
  view: ReturnType<typeof useExplorerView>;
}

interface ExplorerTyped {
  given: Typed;
}

/** The parameters in the address, and an example for a body. */
function beginning(endpoint: AnyEndpoint, given: Typed): Typed {
  const example = exampleBody(endpoint);
  return { ...given, ...(example && { [BODY]: example }) };
}

/** One endpoint: its parameters, the request, and the response. */
export function ExplorerCall({ endpoint, view }: ExplorerCallProps) {
  const { accountId, environment, permissions } = useAccount();
  const may = usePermission(endpoint);
  const closed = uncallableReason(endpoint);
  const sending = useSendCall(endpoint);
  const [asking, setAsking] = useState(false);
  const [fields] = useState(() => askedFor(endpoint));
  const reason = sendingReason(endpoint, environment) ?? may.reason;
  const inPath: Typed = pathParamsOf(endpoint).includes(ACCOUNT) ? { [ACCOUNT]: accountId } : {};
  const form = useServiceForm({
    start: { given: beginning(endpoint, view.given) },
    read: ({ given }: ExplorerTyped) => {
      const { input } = readCallForm(endpoint, { ...given, ...inPath });
      return { problems: problemsAt({ given: input ? undefined : "Something is missing or wrong." }), input };
    },
    send: (input) => {
      if (sending.busy) return;
      if (asksFirst(endpoint, input)) setAsking(true);
      else void sending.send(input);
    },
    onSent: () => {},
    failure: "The call was not sent",
    closed: reason,
  });
  const typed = form.values.given;
  const { input, problems } = readCallForm(endpoint, { ...typed, ...inPath });
  const change = (name: string, text: string | undefined) => {
    const { [name]: _, ...rest } = typed;
    const given = text === undefined ? rest : { ...rest, [name]: text };
    form.set({ given });
    view.setGiven(addressable(endpoint, given));
  };
  /** Missing parameters are shown after an attempt to send. */
  const errorOf = (name: string) =>
    form.tried || typed[name] !== undefined ? problems.get(name) : undefined;
  return (
    <>
      <div className="border-b px-4 py-3">
        <h2 className="font-semibold">{endpoint.summary}</h2>
        <p className="mt-1 flex min-w-0 items-center gap-2 font-mono text-sm">
          <span className="shrink-0 font-semibold">{endpoint.method}</span>
          <CopyableId value={versionedPath(endpoint)} label="path" />
        </p>
        <p className="text-sm text-text-muted">
          Endpoint {endpoint.number}, <code className="font-mono">{endpoint.name}</code>.{" "}
          {formatNumber(endpoint.rateLimit.limit)} calls in{" "}
          {Math.round(endpoint.rateLimit.windowSeconds / 60)} min.
          {endpoint.deprecated &&
            ` Deprecated since ${endpoint.deprecated.since}; use ${endpoint.deprecated.successor}.`}
        </p>
      </div>
      {reason !== undefined && permissions.state !== "pending" && <Banner>{reason}</Banner>}
      <div className="grid min-w-0 xl:min-h-0 xl:flex-1 xl:grid-cols-2 xl:divide-x">
        <div className="relative min-w-0 divide-y xl:overflow-y-auto">
          <Form form={form} aria-label={endpoint.name} className="flex flex-col gap-4 px-4 py-4">
            {pathParamsOf(endpoint).includes(ACCOUNT) && <OpenAccount />}
            {fields.map((field) => (
              <ExplorerFieldInput
                key={field.name}
                field={field}
                text={typed[field.name]}
                error={errorOf(field.name)}
                onText={(text) => change(field.name, text)}
              />
            ))}
            {typed[BODY] !== undefined && (
              <ExplorerBody
                endpoint={endpoint}
                text={typed[BODY]}
                error={errorOf(BODY)}
                onText={(text) => change(BODY, text)}
              />
            )}
            {closed === undefined && (
              <div className="flex items-center justify-end gap-2">
                {sending.busy && (
                  <Button onClick={sending.callOff}>
                    {endpoint.answer === "stream" ? "Stop listening" : "Call it off"}
                  </Button>
                )}
                <Button type="submit" tone="primary" busy={sending.busy} disabledReason={reason}>
                  Send {endpoint.method}
                </Button>
              </div>
            )}
          </Form>
          <PanelSection title="Make this call elsewhere">
            {input ? (
              <CopyAs snippet={{ endpoint, environment, request: buildRequest(endpoint, input) }} />
            ) : (
              <p className="text-text-muted">
                Give {listAnd([...problems.keys()])} to copy the call as cURL, fetch or TypeScript.
              </p>
            )}
          </PanelSection>
        </div>
        {closed === undefined && (
          <ExplorerResult endpoint={endpoint} number={sending.number} arrivals={sending.arrivals} />
        )}
      </div>
      {asking && input && (
        <ConfirmSending
          endpoint={endpoint}
          path={buildRequest(endpoint, input).path}
          onSend={() => void sending.send(input)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Required parameters first; the account is given. */
function askedFor(endpoint: AnyEndpoint) {
  const fields = fieldsOf(endpoint).filter(({ name }) => name !== ACCOUNT);
  return [...fields.filter(({ required }) => required), ...fields.filter(({ required }) => !required)];
}

/** The one parameter that is given already. */
function OpenAccount() {
  const { account, accountId } = useAccount();
  return (
    <dl>
      <dt className="font-medium">
        <code className="font-mono">{ACCOUNT}</code>
      </dt>
      <dd className="text-text-muted">
        <code className="font-mono text-sm">{accountId}</code>
        {account && (
          <>
            , <bdi>{account.name}</bdi>
          </>
        )}
        , which is open
      </dd>
    </dl>
  );
}
