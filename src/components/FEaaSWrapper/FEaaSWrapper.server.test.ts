import * as wrapper from './FEaaSWrapper.server';

test('keeps from the browser what the server has bound already', () => {
  expect(wrapper.pruneFields()).toBeUndefined();
  expect(wrapper.serverParams).toContain('ComponentDataOverride');
});
