import type { Rendering } from '@/cms/schemas/layout-schema';

export type { Rendering };

/** Read `value` only with functions such as `toText`, because it may have any type. Only edit mode has `metadata`. */
export type Field = { readonly value?: unknown; readonly metadata?: unknown };

/** A field of a known kind. `kind` exists only for the compiler, which accepts a plain `Field` as well. */
type FieldOf<Kind extends string> = Field & { readonly kind?: Kind };

export type TextField = FieldOf<'text'>;
export type RichTextField = FieldOf<'rich text'>;
export type ImageField = FieldOf<'image'>;
export type LinkField = FieldOf<'link'>;
/** Items that a field points to. Read it with `toItems` and `toItem`. */
export type ItemListField = object;
/** The result of the rendering's GraphQL query. Read it with `getIn`. */
export type QueryResult = object;

/** The fields of a rendering by name. The fields of a list have the names `0`, `1` and so on. */
export type RenderingFields = Readonly<Record<string, object>>;

/** The fields of a component that has only params or placeholders. */
export type NoFields = Record<never, object>;

/** The params of every rendering: columns, class names, both together, element id and variant. */
type BaseParam = 'GridParameters' | 'Styles' | 'styles' | 'RenderingIdentifier' | 'FieldNames';

/** The params of a component by name. Each can be missing. */
export type Params<Name extends string = never> = Readonly<Partial<Record<BaseParam | Name, string>>>;

/** The props of a component. A field is absent when the CMS does not send it, as for some older items. */
export type RenderingProps<
  Fields extends { [Name in keyof Fields]: object } = RenderingFields,
  ParamName extends string = never,
> = {
  fields: Readonly<Partial<Fields>>;
  params: Params<ParamName>;
  rendering: Rendering;
  /** What the SDK's placeholder passes on. Only JSS components read it. */
  placeholderProps?: object;
};

export type AnyRenderingProps = RenderingProps<RenderingFields, string>;

export type PlaceholderProps = {
  /** The placeholder's name, such as `column-1-4`. The layout can contain it as a pattern, such as `column-1-{*}`. */
  name: string;
  /** The rendering or the route that contains the placeholder. */
  rendering: Pick<Rendering, 'uid' | 'componentName' | 'placeholders'>;
  /** Shows only this rendering of the placeholder, for the SDK's placeholder, which draws each one by itself. */
  only?: { index: number; placeholderProps: object };
};
