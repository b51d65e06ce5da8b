/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { closeMenus } from './close-menus';

const MENUS = `
  <div>
    <details id="menu" data-menu open><summary></summary></details>
    <ul>
      <li>
        <a href="/projects">Projects</a>
        <details id="projects" data-menu open>
          <summary></summary>
          <ul><li><a id="havn" href="/projects/havn">Havn</a></li></ul>
        </details>
      </li>
      <li><a id="about" href="/about">About</a></li>
    </ul>
  </div>
  <details id="answer" open><summary></summary></details>
  <button id="outside"></button>`;

function find(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The HTML of this test has no #${id}.`);
  return element;
}

const listOpen = () => Array.from(document.querySelectorAll('details[open]'), ({ id }) => id);
const listMenus = () => listOpen().filter((id) => id !== 'answer');

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = MENUS;
  stop = closeMenus(document);
});
afterEach(() => stop());

test('Escape closes the submenu before the menu, and focuses the summary of each', () => {
  find('havn').focus();
  fireEvent.keyDown(find('havn'), { key: 'Escape' });
  expect(listMenus()).toEqual(['menu']);
  expect(document.activeElement?.parentElement).toBe(find('projects'));
  fireEvent.keyDown(find('projects'), { key: 'Escape' });
  expect(listMenus()).toEqual([]);
  expect(document.activeElement?.parentElement).toBe(find('menu'));
});

test('Escape on a link beside a submenu closes the menu around both', () => {
  find('about').focus();
  find('projects').removeAttribute('open');
  fireEvent.keyDown(find('about'), { key: 'Escape' });
  expect(listMenus()).toEqual([]);
});

test('other keys close no menu, and Escape closes none that is not around the focus', () => {
  fireEvent.keyDown(document.body, { key: 'Escape' });
  find('havn').focus();
  fireEvent.keyDown(find('havn'), { key: 'Enter' });
  expect(listMenus()).toEqual(['menu', 'projects']);
});

test.each([
  ['havn', ['menu', 'projects']],
  ['about', ['menu']],
  ['outside', []],
])('a click on #%s leaves %j open', (id, expected) => {
  fireEvent.click(find(id));
  expect(listMenus()).toEqual(expected);
});

test.each([
  ['havn', ['menu', 'projects']],
  ['about', ['menu']],
  ['outside', []],
])('the focus on #%s leaves %j open', (id, expected) => {
  find(id).focus();
  expect(listMenus()).toEqual(expected);
});

test('focus by a press of the pointer closes no menu before the click', () => {
  jest.spyOn(find('about'), 'matches').mockReturnValue(false);
  find('about').focus();
  expect(listMenus()).toEqual(['menu', 'projects']);
});

test('a sheet stays open while a part of its header is used, and closes on Escape there', () => {
  document.body.innerHTML = `<header>${MENUS.replace('data-menu', 'data-menu="sheet"')}</header><a id="below" href="/"></a>`;
  find('outside').focus();
  fireEvent.click(find('outside'));
  expect(listMenus()).toEqual(['menu']);
  fireEvent.keyDown(find('outside'), { key: 'Escape' });
  expect(listMenus()).toEqual([]);
  expect(document.activeElement?.parentElement).toBe(find('menu'));

  find('menu').setAttribute('open', '');
  find('below').focus();
  expect(listMenus()).toEqual([]);
});

test('leaves other disclosures open', () => {
  fireEvent.click(find('outside'));
  expect(listOpen()).toEqual(['answer']);
});

test('removes its handlers when it is stopped', () => {
  stop();
  fireEvent.click(find('outside'));
  expect(listMenus()).toEqual(['menu', 'projects']);
});
