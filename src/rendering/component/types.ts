import type { Rendering } from '@/cms/schemas/layout-schema';

export type { Rendering };

/**
 * A field as the CMS sent it. Components read `value` only with `toText`, `toImage` … (field-values.ts), because it
 * may differ from what the template defines. `metadata` is present only in edit mode.
 */
export type Field = { readonly value?: unknown; readonly metadata?: unknown };

/** A field of the kind that the template defines. Only the compiler uses `kind`; any plain `Field` is accepted. */
type FieldOf<Kind extends string> = Field & { readonly kind?: Kind };

export type TextField = FieldOf<'text'>;
export type RichTextField = FieldOf<'rich text'>;
export type ImageField = FieldOf<'image'>;
export type LinkField = FieldOf<'link'>;
/** Items that a field points to. Read it with `toItems` and `toItem`. */
export type ItemListField = object;
/** The result of the rendering's GraphQL query. Read it with `getIn`. */
export type QueryResult = object;

/** The fields of a rendering by name. A list has the names `0`, `1` … */
export type RenderingFields = Readonly<Record<string, object>>;

/** For components that have only params or placeholders. */
export type NoFields = Record<never, object>;

/** Params that every rendering may have: columns, classes (in two spellings), element id and component variant. */
type BaseParam = 'GridParameters' | 'Styles' | 'styles' | 'RenderingIdentifier' | 'FieldNames';

/** The params of a component by name. Editors may leave out any of them. */
export type Params<Name extends string = never> = Readonly<Partial<Record<BaseParam | Name, string>>>;

/** The props of every component. Fields that the editor left out, or that an older item lacks, are absent. */
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
  /** Such as `headless-main` or `column-1-4`, which the layout may write as a pattern: `column-1-{*}`. */
  name: string;
  /** The rendering or the route that has the placeholder. */
  rendering: Pick<Rendering, 'uid' | 'componentName' | 'placeholders'>;
};
