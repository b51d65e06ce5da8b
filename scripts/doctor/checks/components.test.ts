import { createProjectFolder } from '@tests/fixtures/project-folder';
import { componentMap } from './components.ts';

const project = process.cwd();
afterEach(() => process.chdir(project));

test('the check of the component map reports what codegen refuses', async () => {
  process.chdir(
    createProjectFolder({
      'src/components/Hero/Hero.tsx':
        "import '@/rendering/fields/fields';\nexport const Default = () => <button onClick={open} />;",
    }),
  );
  // @ts-expect-error: this check needs no doctor.
  const diagnostics = await Array.fromAsync(componentMap.run());
  expect(diagnostics).toEqual([
    expect.objectContaining({
      problem: expect.stringContaining('The static component Hero needs the browser'),
    }),
  ]);
});
