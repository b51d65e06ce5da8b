/** The content files of a small valid site with two languages, a page design and a shared item. */
export const sampleContent: Readonly<Record<string, string>> = {
  'templates.yml': `
Page: { Title: text, NavigationTitle: text, Content: rich text, Related: items, Image: image }
Card: { Title: text, Link: link, Tags: items of Tag }
Tag: { Title: text }
Promo: { PromoText: rich text, PromoLink: link, PromoIcon: image, Report: file, Since: date, Count: number, Shown: checkbox }
RichText: { Text: rich text }
Container: {}
ColumnSplitter: {}
CardGrid: { Title: text, Cards: items of Card, Lead: item }
`,
  'acme/site.yml': `
name: acme
hostName: localhost|acme.test
languages: [en, da]
fallback: { da: en }
pageDesigns:
  default: { headless-header: [header] }
  plain: {}
errorPages: { notFound: /_errors/not-found }
robots: "User-agent: *"
attributes: { brandColor: teal }
`,
  'acme/redirects.yml': `- { pattern: /old, target: /about }`,
  'acme/designs/header/en.yml': `
placeholders:
  headless-header:
    - component: Container
      placeholders:
        container:
          - component: Navigation
            params: { root: /, levels: 2, home: true }
`,
  'acme/shared/join/en.yml': `
template: Promo
fields: { PromoText: <p>Join</p>, PromoLink: { to: /about, text: About } }
`,
  'acme/shared/join/da.yml': `
template: Promo
fields: { PromoText: <p>Vær med</p>, PromoLink: { to: /about, text: Om } }
`,
  'acme/dictionary/en.yml': 'hello: Hello\nbye: Goodbye\n',
  'acme/dictionary/da.yml': 'hello: Hej\n',
  'acme/pages/en.yml': `
template: Page
fields: { Title: Welcome, NavigationTitle: Home }
placeholders:
  headless-main:
    - component: Promo
      datasource: shared/join
    - component: Container
      styles: [dark, wide]
      placeholders:
        container:
          - component: RichText
            id: intro
            fields: { Text: '<p><a href="/about">About</a></p>' }
          - component: ColumnSplitter
            placeholders: { column-1: [], column-2: [] }
`,
  'acme/pages/da.yml': `
template: Page
fields: { Title: Velkommen, NavigationTitle: Hjem }
placeholders:
  headless-main:
    - component: Promo
      datasource: shared/join
`,
  'acme/pages/about/en.yml': `
template: Page
order: 10
fields: { Title: About us, Content: '<p>We share.</p>', Related: [/, /about/team] }
placeholders:
  headless-main:
    - component: CardGrid
      id: cards
      fields:
        Title: Cards
        Lead: shared/join
        Cards:
          - { Title: One, Link: { to: /about/team }, Tags: [{ Title: Wind }] }
          - { Title: Two, Link: { href: 'https://example.org/', text: Elsewhere } }
    - component: Title
    - component: PageContent
    - component: LinkList
      fields: { Title: Links, Links: [{ to: /, text: Home }, { href: 'mailto:a@acme.test', text: Write }] }
`,
  'acme/pages/about/team/en.yml': 'template: Page\ndesign: plain\nfields: { Title: Team }\n',
  'acme/pages/hidden/en.yml': 'template: Page\nnavigation: false\nfields: { Title: Hidden }\n',
  'acme/pages/_errors/not-found/en.yml': 'template: Page\nfields: { Title: Not found }\n',
  'acme/pages/replay/en.layout.json':
    '{ "sitecore": { "context": { "odd": true }, "route": { "name": "Replay", "placeholders": { "headless-main": [{ "uid": "e2b1bd11-5d5d-4f2a-9f0a-0d4a3a3c5b21", "componentName": "Recorded" }] } } } }',
};
