import type { DynamicOptions, DynamicOptionsLoadingProps, Loader, LoaderComponent } from 'next/dynamic';
import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react';

/**
 * Stands in for next/dynamic. Next loads dynamic components before it hydrates the document, but not before an island
 * hydrates: they would be missing from its first render.
 */
export default function dynamic<Props extends object>(
  given: DynamicOptions<Props> | Loader<Props>,
  more: DynamicOptions<Props> = {},
): ComponentType<Props> {
  const {
    loader,
    loading: Loading = showNothing,
    ssr,
  }: DynamicOptions<Props> = {
    ...(typeof given === 'function' || given instanceof Promise ? { loader: given } : given),
    ...more,
  };
  const Loaded = lazy(() => load(loader, Loading));
  const parts = { Loaded, Loading, isForBrowser: ssr === false };
  return (props) => <DynamicPart {...parts} props={props} />;
}

type Loading = NonNullable<DynamicOptions['loading']>;

const showNothing = () => null;

const toLoadingProps = (error: Error | null): DynamicOptionsLoadingProps => ({
  error,
  isLoading: error === null,
  pastDelay: true,
  timedOut: false,
});

/** As with next/dynamic, what is shown while a component loads also shows that it has failed. */
async function load<Props extends object>(
  loader: DynamicOptions<Props>['loader'],
  Loading: Loading,
): Promise<{ default: ComponentType<Props> }> {
  try {
    const loaded = await (typeof loader === 'function' ? loader() : (loader as LoaderComponent<Props>));
    if (!loaded) return { default: showNothing };
    return { default: ('default' in loaded && loaded.default) || (loaded as ComponentType<Props>) };
  } catch (error) {
    // Isolation point: the code of a project, or the network, can fail in any way.
    const problem = error instanceof Error ? error : new Error(String(error));
    return { default: () => <Loading {...toLoadingProps(problem)} /> };
  }
}

type DynamicPartProps<Props> = {
  Loaded: ComponentType<Props>;
  Loading: Loading;
  isForBrowser: boolean;
  props: Props;
};

function DynamicPart<Props extends object>({
  Loaded,
  Loading,
  isForBrowser,
  props,
}: DynamicPartProps<Props>) {
  const isFirst = useIsFirstRender();
  const [isFromServer] = useState(isFirst);
  const loading = <Loading {...toLoadingProps(null)} />;
  if (isForBrowser && isFirst) return loading;
  // Without a boundary, the hydration of the whole island waits. A boundary would stay HTML meanwhile, which React
  // replaces by the fallback, with an error, as soon as its component gets other props.
  if (isFromServer && !isForBrowser) return <Loaded {...props} />;
  return (
    <Suspense fallback={loading}>
      <Loaded {...props} />
    </Suspense>
  );
}

/** Whether this render is on the server, or hydrates what the server has rendered. */
function useIsFirstRender(): boolean {
  return useSyncExternalStore(
    listenToNothing,
    () => false,
    () => true,
  );
}

const listenToNothing = () => () => undefined;
