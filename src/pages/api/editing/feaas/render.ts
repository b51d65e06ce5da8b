import { createEditingHandler } from '@/composition/editing';

export default createEditingHandler('feaas');
