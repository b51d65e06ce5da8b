export { loadFeaas as load, pruneFields, serverParams } from '@/features/feaas/server/load-feaas';
