export const getStaticPaths = () => ({ paths: [], fallback: 'blocking' });
export const getStaticProps = () => ({ props: { title: 'Floor' }, revalidate: 60 });

export default function Floor({ title }) {
  return <h1>{title}</h1>;
}
