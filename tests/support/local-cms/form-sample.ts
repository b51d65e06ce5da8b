/** A form with a field of every type. Its title contains `<us>`, which must never become markup. */
export const formSample = `
language: en
title: Ask <us>
submit: Send
thanks: Thank you.
steps:
  - title: You
    fields:
      - { name: name, label: Your name, type: text, required: true, minLength: 2, maxLength: 20 }
      - { name: email, label: E-mail, type: email, required: true }
      - { name: phone, label: Phone, type: tel }
  - title: Question
    fields:
      - { name: topic, label: Topic, type: select, options: [Wind, Sun] }
      - { name: text, label: Text, type: textarea, maxLength: 20 }
      - { name: paper, label: Paper, type: file, accept: [pdf, png], maxMegabytes: 1 }
      - { name: terms, label: I agree, type: checkbox, required: true }
`;

/** A form with a review, prefilled fields and a field that another makes necessary. */
export const reviewedFormSample = `
language: en
title: Join <us>
intro: It takes five minutes.
submit: Join
review: true
thanksTitle: We have it
thanks: |
  Your reference is {reference}.

  We write within a week.
steps:
  - title: Shares
    fields:
      - { name: shares, label: Shares, type: number, required: true, min: 1, max: 100, prefill: true }
      - { name: owner, label: Owner, type: radio, required: true, options: [I, <My> child], prefill: true }
      - { name: from, label: From, type: date, min: 2026-01-01, max: 2026-12-31 }
  - title: You
    fields:
      - { name: name, label: Name, type: text, required: true }
      - { name: call-back, label: Call me back, type: checkbox }
      - { name: phone, label: Phone, type: tel, requiredIf: call-back }
`;
