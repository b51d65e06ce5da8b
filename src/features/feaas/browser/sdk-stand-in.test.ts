import * as whole from '@sitecore-feaas/clientside/react';
import * as standIn from './sdk-stand-in';

test.each(Object.keys(standIn))("%s is a name of Sitecore's package", (name) => {
  expect(whole).toHaveProperty(name);
});

test.each([
  'registerComponent',
  'registerDatasource',
  'External.registerComponent',
  'External.getComponent',
  'External.registered',
  'setContextProperties',
  'enableNextClientsideComponents',
  'ExternalComponent',
  'Component',
  'fetchComponent',
  'DataSettings.fetch',
])('%s exists in browsers too', (name) => {
  expect(standIn).toHaveProperty(name);
  expect(whole).toHaveProperty(name);
});

const Quiz = () => null;

test('registers in the registry of the site', () => {
  standIn.External.registerComponent(Quiz, { name: 'Quiz', properties: {} });
  expect(standIn.getComponent('Quiz')?.component).toBe(Quiz);
  expect(standIn.External.registered).toHaveProperty('Quiz');
});
