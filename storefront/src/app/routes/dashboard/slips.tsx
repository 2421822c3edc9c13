export { SlipsScreen as default } from '@/features/manage-orders/components/slips-screen';
