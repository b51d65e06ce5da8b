import ts from 'typescript';
import { listBrowserUses } from './list-browser-uses.ts';

function find(source: string, file = 'module.tsx') {
  return listBrowserUses(ts.createSourceFile(file, source, ts.ScriptTarget.Latest)).map(
    ({ what, line }) => `${line} ${what}`,
  );
}

test.each([
  ["import { useState } from 'react';\nconst [a] = useState(1);", ['2 uses useState']],
  ["import { useState as state } from 'react';\n\nstate(1);", ['3 uses useState']],
  ["import React from 'react';\nReact.useEffect(() => {});", ['2 uses useEffect']],
  ["import * as R from 'react';\nR.lazy(load);", ['2 uses lazy']],
  [
    "import { useFormStatus, createPortal } from 'react-dom';\nuseFormStatus();\ncreatePortal();",
    ['2 uses useFormStatus', '3 uses createPortal'],
  ],
  ["export { useState } from 'react';", ['1 uses useState']],
  ["import { useState } from 'react';\nexport { useState };", ['2 uses useState']],
  ["import { Component } from 'react';\nclass A extends Component<Props> {}", ['2 has a class component']],
  [
    "import React from 'react';\nconst A = class extends React.PureComponent {};",
    ['2 has a class component'],
  ],
  ['const a = (\n  <button onClick={open} />\n);', ['2 has the event handler onClick']],
  ['const a = <Row onOpen={open} />;', ['1 has the event handler onOpen']],
  [
    "import Script from 'next/script';\nimport { useRouter } from 'next/router';",
    ['1 imports next/script', '2 imports next/router'],
  ],
  ["import { useState } from 'react';\nuseState(1);\nuseState(2);", ['2 uses useState']],
])('finds what needs the browser in %j', (source, found) => {
  expect(find(source)).toEqual(found);
});

test.each([
  ["var react_1 = require('react');\nreact_1.useState(1);", '2 uses useState'],
  ["const react_1 = __importStar(require('react'));\n(0, react_1.useReducer)(f);", '2 uses useReducer'],
  ["var R = require('react');\nvar N = wrap(R);\nN['default'].createPortal(a);", '3 uses createPortal'],
  ["var _react = wrap(require('react'));\n_react.default.lazy(load);", '2 uses lazy'],
  ["const { useState: state } = require('react');\nstate(1);", '1 uses useState'],
  ['(function (e) { e.useLayoutEffect(f) })', '1 uses useLayoutEffect'],
  ["var React = require('react');\n_inherits(Map, React.Component);", '2 has a class component'],
  [
    "import { jsx as _jsx } from 'react/jsx-runtime';\n_jsx('p', { onClick: f });",
    '2 has the event handler onClick',
  ],
  ["(0, runtime_1.jsxs)('p', { onClick: f });", '1 has the event handler onClick'],
  ["React.createElement('p', _extends({}, props, { onInput: f }));", '1 has the event handler onInput'],
])('finds what needs the browser in the compiled code %j', (source, found) => {
  expect(find(source, 'module.js')).toEqual([found]);
});

test.each([
  ["import { useId, useContext, useMemo, useRef, memo } from 'react';\nuseId();"],
  ["import { useState } from './own-state';\nuseState(1);"],
  ["import type { Component } from 'react';\nimport { type useState } from 'react';\nlet a: Component;"],
  ["import * as React from 'react';\nconst a = (props: React.Component) => null;"],
  ['const a = <p on={a} online={b} onClick="text" />;'],
  ["const z = require('zod');\nz.lazy(load);"],
  ["import { Component } from './own-component';\nclass A extends Component {}"],
  ['exports.useState = undefined;'],
  ["// useState();\nconst text = 'useState';"],
])('finds nothing in %j', (source) => {
  expect(find(source)).toEqual([]);
});
