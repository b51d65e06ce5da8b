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
