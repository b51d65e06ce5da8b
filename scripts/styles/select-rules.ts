import postcss, { type AtRule, type Container, type Rule } from 'postcss';

type Selection = {
  isWanted: (className: string) => boolean;
  /** The style sheets of the site. They win: what they define is not taken. */
  ownCss: string;
};

const CLASS = /\.(-?[a-z_][\w-]*)/gi;
const VARIABLE = /var\((--[\w-]+)/g;

/** Returns the rules whose classes are all wanted, with the variables and animations that they use. */
export function selectRules(css: string, { isWanted, ownCss }: Selection): string {
  const own = postcss.parse(ownCss);
  const ownClasses = listClasses(own);
  const isSelected = (selector: string) => {
    const names = toClasses(selector);
    const isNew = names.some((name) => isWanted(name) && !ownClasses.has(name));
    return isNew && names.every((name) => isWanted(name) || ownClasses.has(name));
  };
  const all = postcss.parse(css);
  const variables = readRootVariables(all);
  const selected = all.clone();
  selected.walkComments((comment) => void comment.remove());
  selected.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const selectors = rule.selectors.filter(isSelected);
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  removeUnusedAtRules(selected);
  for (const name of readRootVariables(own).keys()) variables.delete(name);
  return renderRoot(selected.toString(), variables) + selected.toString().trim();
}

function listClasses(root: Container): ReadonlySet<string> {
  const names = new Set<string>();
  root.walkRules((rule) => {
    for (const name of toClasses(rule.selector)) names.add(name);
  });
  return names;
}

const toClasses = (selector: string): string[] => [...selector.matchAll(CLASS)].map(([, name = '']) => name);

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';

function readRootVariables(root: Container): Map<string, string> {
  const variables = new Map<string, string>();
  root.walkRules((rule) => {
    if (!rule.selectors.includes(':root')) return;
    rule.walkDecls(/^--/, ({ prop, value }) => void variables.set(prop, value));
  });
  return variables;
}

function removeUnusedAtRules(root: Container): void {
  const text = root.toString();
  const isPlayed = (animation: string) => text.replaceAll(`@keyframes ${animation}`, '').includes(animation);
  const isUnused = ({ name, params, nodes = [] }: AtRule) =>
    name === 'keyframes' ? !isPlayed(params) : nodes.length === 0;
  const rules: AtRule[] = [];
  root.walkAtRules((rule) => void rules.push(rule));
  // The walk begins outside. A rule that contained only unused ones is unused too.
  for (const rule of rules.reverse()) if (isUnused(rule)) rule.remove();
}

/** Renders the variables that the rules use, and those that these variables use. */
function renderRoot(css: string, variables: ReadonlyMap<string, string>): string {
  const used = new Map<string, string>();
  const add = (text: string): void => {
    for (const [, name = ''] of text.matchAll(VARIABLE)) {
      const value = variables.get(name);
      if (value === undefined || used.has(name)) continue;
      used.set(name, value);
      add(value);
    }
  };
  add(css);
  const lines = [...used].map(([name, value]) => `  ${name}: ${value};\n`);
  return lines.length > 0 ? `:root {\n${lines.join('')}}\n` : '';
}
