/** @jest-environment jsdom */
import type { OutlineNode } from '../../platform/messages.ts';
import { findTyped } from './begin-typing.ts';

const field = (key: string, more: Partial<OutlineNode> = {}): OutlineNode => ({
  key,
  type: 'field',
  canType: true,
  children: [],
  ...more,
});

const part = (children: OutlineNode[]): OutlineNode => ({ key: '/0', type: 'rendering', children });

test('typing begins in the first text of a part, which can be a rich text', () => {
  const picture = field('/0/0', { canType: false, fieldType: 'Image' });
  const rich = field('/0/1', { canType: false, fieldType: 'Rich Text' });
  expect(findTyped(part([picture, rich, field('/0/2')]))?.key).toBe('/0/1');
});

test('typing does not begin in the parts that a part holds', () => {
  const inner: OutlineNode = { key: '/0/0', type: 'placeholder', children: [part([field('/0/0/0/0')])] };
  expect(findTyped(part([inner]))).toBeUndefined();
});
