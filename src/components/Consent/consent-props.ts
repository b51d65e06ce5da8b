import type { RenderingProps, RichTextField, TextField } from '@/rendering/component/types';

export type ConsentProps = RenderingProps<{ Title: TextField; Text: RichTextField }>;
