"use client";

import type { ComponentType, ReactNode } from "react";
import { LazyModule, useLazyModule } from "./lazy-module";

/**
 * A lazily loaded component, for what opens over a page, so that the page loads sooner. It does not use suspense,
 * because React delays content for 300 ms after a suspension.
 *
 * @param ahead whether it is fetched at the first interaction, or only when first rendered
 * @param meanwhile rendered until it is fetched; nothing by default
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
