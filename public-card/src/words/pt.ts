import { operator, PRODUCT_NAME } from 'shared-lib/config';
import { CARD_WORDS } from 'shared-lib/ui/card-words';
import { pt as visitor } from 'shared-lib/visitor-words/pt';
import type { PageWords } from './page-words';

export const pt: PageWords = {
  language: 'pt',
  locale: 'pt_PT',
  card: CARD_WORDS.pt,
  page: {
    share: 'Partilhar',
    qr: 'Código QR',
    lead: 'Deixar os meus dados',
    madeWith: 'Feito com',
    report: 'Denunciar',
    languages: 'Idiomas',
  },
  script: {
    tools: {
      offline: 'Sem ligação. Poderá guardar o contacto e abrir as ligações quando voltar.',
      openingFailed: 'Não foi possível abrir. Verifique a sua ligação e tente novamente.',
    },
    share: { linkCopied: 'Ligação copiada', copyByHand: 'Copie esta ligação: ' },
    qr: {
      title: 'Código QR',
      help: 'Leia-o com a câmara para abrir o cartão.',
      image: 'Código QR do cartão: {name}',
      close: 'Fechar',
      svg: 'Descarregar o SVG',
      png: 'Descarregar o PNG',
    },
    book: {
      nextSlot: 'Próxima hora livre: ',
      ownTime: '(na sua hora)',
      timeOf: '(hora local: {city})',
      today: 'hoje',
      tomorrow: 'amanhã',
      locales: ['pt-PT'],
      month: 'short',
    },
  },
  absence: {
    goHome: 'Ir para o início',
    paused: {
      title: 'Cartão em pausa',
      text: 'O titular colocou-o em pausa. Tente mais tarde.',
    },
    deleted: {
      title: 'Este cartão já não existe',
      text: 'O titular eliminou-o.',
    },
    'taken-down': {
      title: 'Este cartão já não está disponível',
      text: 'Retirámo-lo porque não cumpria as condições de utilização.',
    },
    unknown: {
      title: 'Este cartão não existe',
      text: 'Verifique o endereço: pode faltar ou sobrar alguma letra.',
    },
    'unknown-page': {
      title: 'Esta página não existe',
      text: 'Verifique o endereço: pode faltar ou sobrar alguma letra.',
    },
    failure: {
      title: 'Não conseguimos mostrar o cartão',
      text: 'O problema é nosso e costuma durar pouco. Tente novamente dentro de momentos.',
    },
  },
  offline: {
    title: 'Sem ligação',
    book: 'Para reservar é preciso ligação. Tente novamente quando a tiver.',
    other: 'Para abrir esta página é preciso ligação. Tente novamente quando a tiver.',
    ways: 'O que pode fazer',
    retry: 'Tentar novamente',
    backToCard: 'Voltar ao cartão',
  },
  bookingPage: {
    pageTitle: (name) => `Marcar com ${name}`,
    manageTitle: 'A sua marcação',
    loading: 'A procurar horas livres…',
    loadingBooking: 'A carregar a sua marcação…',
    openingFailed: 'Não foi possível abrir. Verifique a sua ligação e recarregue a página.',
    backToCard: 'Voltar ao cartão',
    needsScript: 'Para escolher a hora é preciso JavaScript. Também pode marcar diretamente:',
    needsScriptToManage: 'Para ver, alterar ou cancelar a sua marcação é preciso JavaScript.',
    needsScriptToAnswer:
      'Para ver ou alterar a sua marcação é preciso JavaScript. Sem ele, pode confirmar que vai ou cancelá-la:',
    answer: {
      confirm: 'Confirmo que vou',
      cancel: 'Cancelar marcação',
      states: {
        confirmada: 'Confirmou que vai.',
        cancelada: 'Cancelou a marcação.',
        enlace: 'Esta ligação não funciona. Use a do último email.',
        estado: 'Esta marcação já não pode ser alterada.',
        plazo: 'O prazo para cancelar terminou.',
        espera: 'Demasiadas tentativas. Espere uns minutos e tente de novo.',
        fallo: 'Algo falhou do nosso lado. Tente de novo daqui a pouco.',
      },
    },
  },
  report: {
    title: 'Denunciar este cartão',
    intro: (name) => `Diga-nos o que se passa com o cartão de ${name}. Uma pessoa vai analisá-lo.`,
    question: 'O que se passa?',
    reasons: {
      impersonation: 'Faz-se passar por outra pessoa ou empresa',
      fraud: 'É um engano ou uma burla',
      offensive: 'Ofende ou incita ao ódio',
      'personal-data': 'Publica dados de alguém sem autorização',
      other: 'Outra coisa',
    },
    details: 'Detalhes (se quiser)',
    detailsHelp: 'Não escreva dados privados seus: não são necessários.',
    email: 'Email para lhe responder (se quiser)',
    emailHelp: 'Só o usamos para lhe responder sobre esta denúncia.',
    notice: `Responsável: ${operator.name}, que usa o que escrever para analisar o cartão e o guarda um ano. Não guarda quem denuncia, exceto o seu email se o deixar. Pode pedir para o ver, corrigir ou apagar: ${operator.email}.`,
    submit: 'Enviar a denúncia',
    back: 'Voltar ao cartão',
    support: 'Também nos pode escrever para ',
    sent: {
      title: 'Obrigado por avisar',
      text: `Recebemos a denúncia. A equipa da ${PRODUCT_NAME} vai analisá-la.`,
      reference: 'Referência: ',
      ask: 'Guarde-a: com ela pode perguntar-nos em ',
      subject: (reference) => `Denúncia ${reference}`,
    },
    problems: {
      datos: 'Escolha o que se passa e envie novamente.',
      espera: 'Enviou várias denúncias seguidas. Aguarde um pouco e tente novamente.',
      fallo: 'Não conseguimos guardá-la. Tente novamente dentro de momentos.',
    },
  },
  contact: {
    met: (whereAndWhen) => `Onde e quando: ${whereAndWhen}.`,
    channels: {
      qr: 'Código QR',
      nfc: 'Etiqueta NFC',
      wa: 'WhatsApp',
      mail: 'Email',
      firma: 'Assinatura de email',
      google: 'Perfil do Google',
    },
    description: (name) => `Cartão de ${name}: contacto e ligações.`,
  },
  visitor,
};
