import type { Rendering } from '@/cms/schemas/layout-schema';

export type { Rendering };

/**
 * A field as the CMS sent it. Only the template knows what `value` should be, and content may not follow it, so
 * components never read it: they use `toText`, `toImage` … (field-values.ts), which accept any value.
 * `metadata` comes only in edit mode.
 */
export type Field = { readonly value?: unknown; readonly metadata?: unknown };

// One type under several names: the names say which kind of field the template defines; its value is not checked.
export type TextField = Field;
export type RichTextField = Field;
export type ImageField = Field;
export type LinkField = Field;
/** Items that a field points to; read with `toItems` and `toItem`. */
export type ItemListField = object;
/** The result of the rendering's GraphQL query; read with `getIn`. */
export type QueryResult = object;

/** The fields of a rendering by name. A list has the names `0`, `1` … */
export type RenderingFields = Readonly<Record<string, object>>;

/** For components that show params or placeholders alone. */
export type NoFields = Record<never, object>;

/** Params that every rendering may have: columns, classes (in two spellings), element id and component variant. */
type BaseParam = 'GridParameters' | 'Styles' | 'styles' | 'RenderingIdentifier' | 'FieldNames';

/** The params of a component by name. Editors may leave out any of them. */
export type Params<Name extends string = never> = Readonly<Partial<Record<BaseParam | Name, string>>>;

/** What every component gets. A field that the editor left out, or that an older item lacks, is absent. */
export type RenderingProps<
  Fields extends { [Name in keyof Fields]: object } = RenderingFields,
  ParamName extends string = never,
> = {
  fields: Readonly<Partial<Fields>>;
  params: Params<ParamName>;
  rendering: Rendering;
};

/** The props of any component: a rendering's fields and params, whatever their names. */
export type AnyRenderingProps = RenderingProps<RenderingFields, string>;

export type PlaceholderProps = {
  /** `headless-main`, `column-1-4`. The layout may name it by its pattern, `column-1-{*}`. */
  name: string;
  /** The rendering or the route that has the placeholder. */
  rendering: Pick<Rendering, 'uid' | 'componentName' | 'placeholders'>;
};
