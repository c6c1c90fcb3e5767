import { PRODUCT_NAME } from 'shared-lib/config';
import type { PrivacyWords } from '../privacy-words';

export const pt: PrivacyWords = {
  title: 'Privacidade para quem visita um cartão',
  translated: 'É uma tradução do que diz respeito a quem visita. O texto que vale é o espanhol:',
  whole: 'a informação completa, em espanhol',
  places: {
    union: 'na União Europeia',
    states: 'nos Estados Unidos, com as cláusulas contratuais-tipo da Comissão Europeia',
    elsewhere: 'fora da União Europeia, com as cláusulas contratuais-tipo da Comissão Europeia',
  },
  sections: ({ operator, region, place }) => [
    {
      heading: 'Responsável',
      paragraphs: [
        `${operator.name}, número fiscal ${operator.taxId}, morada ${operator.address}, é responsável pelos dados das denúncias e das visitas. Contacto para tudo o que diga respeito aos seus dados: ${operator.email}.`,
        `Pelos dados de quem reserva ou deixa os seus num cartão é responsável o titular do cartão. O ${PRODUCT_NAME} trata-os por conta dele e apenas para gerir a reserva ou o contacto.`,
      ],
    },
    {
      heading: 'Se reserva com alguém',
      paragraphs: [
        'Nome, email, telefone se o der, as suas respostas, as suas notas e a marcação, para gerir a reserva e avisar por email das alterações e da marcação. Base: a própria reserva (um contrato ou a sua preparação). Não pedimos outro consentimento além do das caixas de quem o recebe; cada uma é guardada com o seu texto.',
        'Cada reserva guarda a versão deste texto que estava à vista. Fica até pedir para apagar os seus dados ou o titular eliminar a conta. Os horários ocupados, sem nomes, são apagados 60 dias depois.',
        'Com a ligação da sua reserva pode descarregar os seus dados e pedir que sejam apagados: logo, se a marcação já passou ou a cancela; senão, quando passar. A reserva fica como número, sem nada seu.',
        'Se paga, é na página da Stripe de quem o recebe. Não vemos nem guardamos o seu cartão de pagamento.',
      ],
    },
    {
      heading: 'Se deixa os seus dados num cartão',
      paragraphs: [
        'O seu nome, o seu email ou telefone e, se os der, a sua empresa e uma mensagem, para que o titular do cartão entre em contacto consigo. Guardamos com eles a frase que aceita, quando a aceita, a versão deste texto e o lugar que indique a ligação com que abriu o cartão. Base: o seu consentimento.',
        'O titular recebe-os na sua lista de contactos e é avisado de que chegaram. Ficam até que os apague, que o titular os apague ou que ele elimine a conta.',
        'Pode retirar o seu consentimento quando quiser. Com «Apagar os meus dados», no mesmo cartão e no dispositivo com que os enviou, são apagados logo; noutro, peça ao titular. Fica o que ele saiba de si por uma reserva ou por o ter anotado e, 91 dias, uma marca sem dados seus que impede que o mesmo envio volte a entrar.',
      ],
    },
    {
      heading: 'Se visita ou denuncia um cartão',
      paragraphs: [
        'Contamos visitas, cliques e contactos guardados sem cookies. O seu endereço IP e o seu navegador tornam-se um código, com uma chave que muda todos os dias; o código expira num dia e a chave, um dia depois do fim do seu. O endereço IP não é guardado. Base: interesse legítimo em saber quanto se usa um cartão e em evitar abusos.',
        'De uma denúncia guardamos durante um ano o motivo e o texto, não quem a envia. Se deixar o seu email para uma resposta, guardamo-lo com ela e só o usamos para isso. Base: interesse legítimo em retirar o que viola a lei ou as condições.',
      ],
    },
    {
      heading: 'Emails',
      paragraphs: [
        'Os emails sobre reservas são escritos ao enviar. Guardamos 30 dias que foram enviados, sem o conteúdo, e um dia quantos recebeu cada endereço, como código.',
      ],
    },
    {
      heading: 'Quem mais os vê',
      paragraphs: [
        `A Google (Firebase e Google Cloud) aloja a aplicação, a base de dados e os ficheiros como subcontratante. As funções são executadas na região ${region}, ${place}.`,
        'Um fornecedor externo entrega os emails.',
        'Se quem o atende tiver o calendário ligado (da Google, da Apple ou outro), a marcação e o seu nome chegam também lá.',
        'Se pedir um lembrete por WhatsApp, o WhatsApp (Meta) recebe o seu telefone, o seu nome e a marcação, em nome de quem o atende. Base: o seu consentimento, que pode retirar na página da reserva.',
        'Não vendemos dados nem os cedemos para publicidade.',
      ],
    },
    {
      heading: 'Os seus direitos',
      paragraphs: [
        'Pode aceder aos seus dados, corrigi-los, levá-los consigo, limitar o seu uso, opor-se ou pedir que sejam apagados. Com a ligação de uma reserva pode fazê-lo para essa reserva; num cartão pode apagar os que lá deixou. O que o titular tenha anotado sobre si deve ser-lhe pedido a ele.',
        `Para o resto, escreva para ${operator.email} ou para ${operator.address}.`,
        'Se acha que não fizemos bem, pode reclamar junto da autoridade espanhola, a Agencia Española de Protección de Datos (aepd.es).',
      ],
    },
    {
      heading: 'Cookies e armazenamento',
      paragraphs: [
        'Os cartões públicos não usam cookies. Ao reservar, o seu navegador guarda o que escreve até reservar ou fechar o separador; ao deixar os seus dados sem ligação, guarda-os até serem enviados, e depois o que é preciso para os apagar. É necessário para funcionar e não serve para o seguir.',
      ],
    },
  ],
};
