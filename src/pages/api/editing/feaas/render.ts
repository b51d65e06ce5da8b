import { createEditingHandler } from '@/editing/create-editing-handler';
import { createFeaasRoute } from '@/editing/create-feaas-route';

export default createEditingHandler(createFeaasRoute);
