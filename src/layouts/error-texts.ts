export type ErrorStatus = 404 | 500 | 503;

export function isErrorStatus(status: number): status is ErrorStatus {
  return status === 404 || status === 500 || status === 503;
}

type ErrorText = { title: string; advice: string; home: string };

type ErrorTexts = Readonly<Record<ErrorStatus, Omit<ErrorText, 'home'>>> & { readonly home: string };

const en: ErrorTexts = {
  404: { title: 'We cannot find this page', advice: 'It may have moved, or the address has a slip in it.' },
  500: { title: 'Something went wrong', advice: 'The fault is ours. Please try again in a moment.' },
  503: {
    title: 'This page is taking a break',
    advice: 'It will be back shortly. Please try again in a minute.',
  },
  home: 'Go to the front page',
};

const textsByLanguage: Readonly<Record<string, ErrorTexts>> = {
  en,
  da: {
    404: {
      title: 'Vi kan ikke finde siden',
      advice: 'Den er måske flyttet, eller der er en fejl i adressen.',
    },
    500: { title: 'Noget gik galt', advice: 'Fejlen er vores. Prøv igen om et øjeblik.' },
    503: { title: 'Siden holder en kort pause', advice: 'Den er snart tilbage. Prøv igen om et minut.' },
    home: 'Gå til forsiden',
  },
  de: {
    404: {
      title: 'Diese Seite ist nicht zu finden',
      advice: 'Vielleicht ist sie umgezogen, oder die Adresse enthält einen Tippfehler.',
    },
    500: {
      title: 'Etwas ist schiefgegangen',
      advice: 'Der Fehler liegt bei uns. Bitte versuchen Sie es gleich noch einmal.',
    },
    503: {
      title: 'Diese Seite macht eine kurze Pause',
      advice: 'Sie ist bald wieder da. Bitte versuchen Sie es in einer Minute noch einmal.',
    },
    home: 'Zur Startseite',
  },
  sv: {
    404: {
      title: 'Vi hittar inte sidan',
      advice: 'Den kan ha flyttats, eller så är det ett fel i adressen.',
    },
    500: { title: 'Något gick fel', advice: 'Felet är vårt. Försök igen om en stund.' },
    503: { title: 'Sidan tar en kort paus', advice: 'Den är snart tillbaka. Försök igen om en minut.' },
    home: 'Gå till startsidan',
  },
  nb: {
    404: { title: 'Vi finner ikke siden', advice: 'Den kan være flyttet, eller det er en feil i adressen.' },
    500: { title: 'Noe gikk galt', advice: 'Feilen er vår. Prøv igjen om et øyeblikk.' },
    503: { title: 'Siden tar en liten pause', advice: 'Den er snart tilbake. Prøv igjen om et minutt.' },
    home: 'Gå til forsiden',
  },
  fi: {
    404: { title: 'Sivua ei löydy', advice: 'Se on ehkä siirretty, tai osoitteessa on virhe.' },
    500: { title: 'Jokin meni vikaan', advice: 'Vika on meidän. Yritä hetken kuluttua uudelleen.' },
    503: { title: 'Sivu on hetken tauolla', advice: 'Se palaa pian. Yritä uudelleen minuutin kuluttua.' },
    home: 'Siirry etusivulle',
  },
  fr: {
    404: {
      title: 'Cette page est introuvable',
      advice: 'Elle a peut-être été déplacée, ou l’adresse contient une erreur.',
    },
    500: { title: 'Un problème est survenu', advice: 'L’erreur vient de nous. Réessayez dans un instant.' },
    503: { title: 'Cette page fait une pause', advice: 'Elle revient bientôt. Réessayez dans une minute.' },
    home: 'Aller à la page d’accueil',
  },
  nl: {
    404: {
      title: 'We kunnen deze pagina niet vinden',
      advice: 'Misschien is de pagina verplaatst, of staat er een fout in het adres.',
    },
    500: { title: 'Er ging iets mis', advice: 'De fout ligt bij ons. Probeer het zo nog eens.' },
    503: {
      title: 'Deze pagina neemt even pauze',
      advice: 'De pagina is snel terug. Probeer het over een minuut nog eens.',
    },
    home: 'Naar de startpagina',
  },
  es: {
    404: {
      title: 'No encontramos esta página',
      advice: 'Puede que haya cambiado de sitio o que la dirección tenga un error.',
    },
    500: { title: 'Algo ha fallado', advice: 'El error es nuestro. Inténtelo de nuevo en un momento.' },
    503: {
      title: 'Esta página se ha tomado un descanso',
      advice: 'Volverá enseguida. Inténtelo de nuevo dentro de un minuto.',
    },
    home: 'Ir a la página de inicio',
  },
  it: {
    404: {
      title: 'Non troviamo questa pagina',
      advice: 'Forse è stata spostata, oppure l’indirizzo contiene un errore.',
    },
    500: { title: 'Qualcosa è andato storto', advice: 'L’errore è nostro. Riprovi tra un momento.' },
    503: { title: 'Questa pagina si prende una pausa', advice: 'Tornerà presto. Riprovi tra un minuto.' },
    home: 'Vai alla pagina iniziale',
  },
  pl: {
    404: {
      title: 'Nie możemy znaleźć tej strony',
      advice: 'Być może została przeniesiona albo w adresie jest błąd.',
    },
    500: { title: 'Coś poszło nie tak', advice: 'To nasz błąd. Spróbuj ponownie za chwilę.' },
    503: { title: 'Ta strona ma krótką przerwę', advice: 'Wkrótce wróci. Spróbuj ponownie za minutę.' },
    home: 'Przejdź do strony głównej',
  },
  pt: {
    404: {
      title: 'Não encontramos esta página',
      advice: 'Pode ter mudado de lugar ou o endereço pode ter um erro.',
    },
    500: { title: 'Algo correu mal', advice: 'O erro é nosso. Tente novamente dentro de momentos.' },
    503: {
      title: 'Esta página está numa pausa',
      advice: 'Volta em breve. Tente novamente dentro de um minuto.',
    },
    home: 'Ir para a página inicial',
  },
};

/** Whether a visitor of this language is spoken to in it. */
export function hasErrorTexts(language: string): boolean {
  return Object.hasOwn(textsByLanguage, language);
}

/** The texts of a built-in error page and the language that they are in: `language`, or English. */
export function findErrorText(status: ErrorStatus, language: string): ErrorText & { language: string } {
  const [base = ''] = language.toLowerCase().split('-', 1);
  const known = base === 'no' ? 'nb' : base;
  const texts = Object.hasOwn(textsByLanguage, known) ? textsByLanguage[known] : undefined;
  const { home, [status]: text } = texts ?? en;
  return { ...text, home, language: texts ? known : 'en' };
}
