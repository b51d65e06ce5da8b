import { type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ControlProps } from './field.ts';

export type Controls = Readonly<Partial<Record<string, ComponentType<ControlProps>>>>;

/** The controls by type of field. A context, because controls of lists contain controls. */
export const ControlContext = createContext<Controls>({});

export const useControls = (): Controls => useContext(ControlContext);
