import {
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type ValidationRule,
} from 'graphql';

/** Deeper than the introspection query of common tools (13), far below what hurts. */
const maxDepth = 20;
/** Fields of the query with every fragment written out. */
const maxFields = 1000;

type Cost = { depth: number; fields: number };

const none: Cost = { depth: 0, fields: 0 };

type Measure = (node: ASTNode) => Cost;

/** Each fragment is measured once: written out, nested fragments could grow without bounds. */
function createMeasure(fragments: ReadonlyMap<string, FragmentDefinitionNode>): Measure {
  const known = new Map<string, Cost>();
  const ofFragment = (name: string): Cost => {
    const cost = known.get(name);
    if (cost) return cost;
    // Counts as nothing while it is measured: a fragment within itself is another rule's business.
    known.set(name, none);
    const fragment = fragments.get(name);
    const measured = fragment ? measure(fragment) : none;
    known.set(name, measured);
    return measured;
  };
  const measure: Measure = (node) => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value);
    const selections = 'selectionSet' in node ? (node.selectionSet?.selections ?? []) : [];
    const own = node.kind === Kind.FIELD ? 1 : 0;
    let depth = 0;
    let fields = own;
    for (const selection of selections) {
      const cost = measure(selection);
      depth = Math.max(depth, cost.depth);
      fields += cost.fields;
    }
    return { depth: depth + own, fields };
  };
  return measure;
}

/** Refuses queries that no page needs, as Edge does. */
export const limitQuery: ValidationRule = (context) => {
  const check = (document: DocumentNode) => {
    const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
    const measure = createMeasure(new Map(fragments.map((node) => [node.name.value, node])));
    for (const node of document.definitions) {
      const { depth, fields } = measure(node);
      if (depth > maxDepth || fields > maxFields) {
        const message = `The query is too large: at most ${maxDepth} levels and ${maxFields} fields.`;
        context.reportError(
          new GraphQLError(message, { nodes: node, extensions: { code: 'QUERY_TOO_COMPLEX' } }),
        );
      }
    }
  };
  return { [Kind.DOCUMENT]: check };
};
