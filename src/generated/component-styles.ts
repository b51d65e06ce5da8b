import '@/components/Navigation/Navigation.module.scss';
