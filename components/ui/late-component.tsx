"use client";

import type { ComponentType, ReactNode } from "react";
import { LazyModule, useLazyModule } from "./lazy-module";

/**
 * A component whose code is fetched by itself: what opens in front of a page, which is there sooner without it. Nothing
 * is suspended for it, since React holds back for 300 ms what comes out of a suspension.
 *
 * @param ahead whether it is fetched at the first sign that a person is there, or only when it is first drawn
 * @param meanwhile what is drawn until it is fetched; nothing by default
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { ahead = true, meanwhile = () => null }: { ahead?: boolean; meanwhile?: () => ReactNode } = {},
): ComponentType<Props> {
  const code = new LazyModule(async () => ({ Component: await load() }), { ahead });
  return (props) => <Late code={code} meanwhile={meanwhile} props={props} />;
}

interface LateProps<Props extends object> {
  code: LazyModule<{ readonly Component: ComponentType<Props> }>;
  meanwhile: () => ReactNode;
  props: Props;
}

function Late<Props extends object>({ code, meanwhile, props }: LateProps<Props>) {
  const module = useLazyModule(code, true);
  return module ? <module.Component {...props} /> : meanwhile();
}
