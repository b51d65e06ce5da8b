import { createEditingHandler } from '@/editing/create-editing-handler';
import { createRenderRoute } from '@/editing/create-render-route';

export default createEditingHandler(createRenderRoute);
