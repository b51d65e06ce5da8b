import type { Phrases } from './en';

export const ja: Phrases = {
  'skip-to-content': '本文へ移動',
  'opens-in-new-tab': '新しいタブで開きます',
  'navigation-label': 'メインメニュー',
  submenu: '「{0}」のページ',
  'language-switcher-label': '言語を選択',
  'form-problem':
    'フォームを読み込めませんでした。接続に問題がある可能性があります。しばらくしてからもう一度お試しください。',
  'form-retry': 'もう一度試す',
  'form-needs-script':
    'このフォームの表示には JavaScript が必要ですが、お使いのブラウザでは実行されていません。',
  'form-own-page': 'フォームを別のページで開く',
  'consent-title': '追加の内容を読み込んでもよろしいですか？',
  'consent-text':
    '<p>統計、地図、動画、マーケティングは、同意された場合にのみ読み込まれます。選択は各ページの下部でいつでも変更できます。</p>',
  'consent-change': 'Cookie の設定',
  'consent-saved': '選択を保存しました。',
  'consent-accept': 'すべて許可',
  'consent-reject': 'すべて拒否',
  'consent-choose': '個別に選択',
  'consent-necessary': '必須：ここでの選択を記憶します。常に有効です。',
  'consent-analytics': '統計',
  'consent-media': '地図と動画',
  'consent-marketing': 'マーケティング',
  'consent-save': '選択を保存',
  'embed-notice': '表示すると {0} にあなたの IP アドレスが送信され、Cookie が保存されることがあります。',
  'embed-show-map': '地図を表示',
  'embed-show-video': '動画を再生',
  'embed-always': '地図と動画を常に表示',
  'embed-open': '{0} で開く',
  'event-full': '空席はありません',
  'event-places': '席数：',
};
