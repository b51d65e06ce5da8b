import {
  type ASTNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** Maximum depth of a query. The introspection query of common tools has a depth of 13. */
const maxDepth = 20;
/** Maximum number of fields of a query after all its fragments are expanded. */
const maxFields = 1000;

/** Changes are made one after another, and everybody else's wait meanwhile. */
const maxChanges = 20;

/** The error of a query that is too deep or has too many fields. */
export const tooLarge = (node?: ASTNode): GraphQLError =>
  new GraphQLError(`The query is too large: at most ${maxDepth} levels and ${maxFields} fields.`, {
    nodes: node,
    extensions: { code: 'QUERY_TOO_COMPLEX' },
  });

type Cost = { depth: number; fields: number };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const none: Cost = { depth: 0, fields: 0 };

/** Measures each fragment only once, because nested fragments can grow exponentially when they are expanded. */
function createMeasure({ getFragment }: Pick<ValidationContext, 'getFragment'>): (node: ASTNode) => Cost {
  const known = new Map<string, Cost>();
  const measureFragment = (name: string): Cost => {
    const cost = known.get(name);
    if (cost) return cost;
    // This entry ends the recursion if a fragment contains itself. GraphQL's own rules reject such a fragment.
    known.set(name, none);
    const fragment = getFragment(name);
    const measured = fragment ? measure(fragment) : none;
    known.set(name, measured);
    return measured;
  };
  const measure = (node: ASTNode): Cost => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return measureFragment(node.name.value);
    const costs = 'selectionSet' in node ? (node.selectionSet?.selections ?? []).map(measure) : [];
    const own = node.kind === Kind.FIELD ? 1 : 0;
    return {
      depth: own + Math.max(0, ...costs.map(({ depth }) => depth)),
      fields: own + sum(costs.map(({ fields }) => fields)),
    };
  };
  return measure;
}

/** Rejects a query that is too deep or has too many fields. Experience Edge limits queries too. */
export const limitQuery: ValidationRule = (context) => {
  const measure = createMeasure({ getFragment: (name) => context.getFragment(name) });
  const check = (node: ASTNode) => {
    const { depth, fields } = measure(node);
    if (depth > maxDepth || fields > maxFields) context.reportError(tooLarge(node));
  };
  const checkOperation = (node: OperationDefinitionNode) => {
    check(node);
    // A fragment of changes counts as many as it has fields, so that nobody needs one.
    const changes = node.selectionSet.selections.map((selection) =>
      selection.kind === Kind.FIELD ? 1 : measure(selection).fields,
    );
    if (node.operation !== OperationTypeNode.MUTATION || sum(changes) <= maxChanges) return;
    const message = `A request makes at most ${maxChanges} changes.`;
    context.reportError(new GraphQLError(message, { extensions: { code: 'QUERY_TOO_COMPLEX' } }));
  };
  return { [Kind.OPERATION_DEFINITION]: checkOperation, [Kind.FRAGMENT_DEFINITION]: check };
};
