export { loadByoc as load, serverParams } from '@/features/byoc/server/load-byoc';
