import { usePhrase } from '@/rendering/context/page-data';
import { usePhraseLanguage } from '@/rendering/context/phrase-language';

export function FeedLink({ href }: { href: string }) {
  const phrase = usePhrase();
  const phraseLanguage = usePhraseLanguage();
  if (!href) return null;
  return (
    <a
      className="article-list-feed"
      href={href}
      type="application/rss+xml"
      lang={phraseLanguage('article-feed')}
    >
      {phrase('article-feed')}
    </a>
  );
}
