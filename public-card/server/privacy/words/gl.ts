import { PRODUCT_NAME } from 'shared-lib/config';
import type { PrivacyWords } from '../privacy-words';

export const gl: PrivacyWords = {
  title: 'Privacidade para quen visita unha tarxeta',
  translated: 'É a tradución do que afecta a quen visita. O texto que vale é o castelán:',
  whole: 'a información completa, en castelán',
  places: {
    union: 'na Unión Europea',
    states: 'nos Estados Unidos, coas cláusulas contractuais tipo da Comisión Europea',
    elsewhere: 'fóra da Unión Europea, coas cláusulas contractuais tipo da Comisión Europea',
  },
  sections: ({ operator, region, place }) => [
    {
      heading: 'Responsable',
      paragraphs: [
        `${operator.name}, con NIF ${operator.taxId} e domicilio en ${operator.address}, é responsable dos datos das denuncias e das visitas. Contacto para todo o relativo aos teus datos: ${operator.email}.`,
        `Dos datos de quen reserva ou deixa os seus nunha tarxeta, a persoa responsable é a titular da tarxeta. ${PRODUCT_NAME} trátaos por encargo seu e só para xestionar a reserva ou o contacto.`,
      ],
    },
    {
      heading: 'Se reservas con alguén',
      paragraphs: [
        'Nome, email, teléfono se o dás, as túas respostas, as túas notas e a cita, para atender a reserva e avisarte por email dos cambios e da cita. Base: a reserva mesma (un contrato ou a súa preparación). Non pedimos máis consentimento ca o das caixas que poña a persoa con quen reservas; gardamos cada unha co seu texto.',
        'Cada reserva garda a versión deste texto que estaba á vista. Consérvase ata que pidas borrar os teus datos ou a persoa titular elimine a súa conta. Os horarios ocupados, sen nomes, bórranse 60 días despois.',
        'Coa ligazón da túa reserva podes descargar os teus datos e pedir que se borren: ao momento se xa pasou ou a cancelas; se non, cando pase. Queda a reserva como cifra, sen nada teu.',
        'Se pagas, fas o pagamento na páxina de Stripe da persoa con quen reservas. Non vemos nin gardamos a túa tarxeta de pagamento.',
      ],
    },
    {
      heading: 'Se deixas os teus datos nunha tarxeta',
      paragraphs: [
        'O teu nome, o teu email ou o teu teléfono e, se os dás, a túa empresa e unha mensaxe, para que a persoa titular da tarxeta se poña en contacto contigo. Gardamos con eles a frase que aceptas, cando a aceptas, a versión deste texto e o lugar que diga a ligazón coa que abriches a tarxeta. Base: o teu consentimento.',
        'A persoa titular recíbeos na súa lista de contactos e avisámola de que chegaron. Consérvanse ata que ti ou ela os borredes, ou ela elimine a súa conta.',
        'Podes retirar o teu consentimento cando queiras. Con «Borrar os meus datos», na mesma tarxeta e desde o dispositivo co que os enviaches, bórranse ao momento; desde outro, pídello a ela. Queda o que saiba de ti por unha reserva ou porque o anotase e, 91 días, unha marca sen datos teus que impide que o mesmo envío volva entrar.',
      ],
    },
    {
      heading: 'Se visitas ou denuncias unha tarxeta',
      paragraphs: [
        'Contamos visitas, clics e contactos gardados sen cookies. O teu enderezo IP e o teu navegador convértense nun código, cunha clave que cambia cada día; o código caduca nun día e a clave, un día despois de acabar o seu. O enderezo IP non se garda. Base: interese lexítimo en saber canto se usa unha tarxeta e en evitar abusos.',
        'Dunha denuncia gardamos o motivo e o texto durante un ano, non quen a envía. Se deixas o teu email para que che contestemos, gardámolo con ela e só o usamos para iso. Base: interese lexítimo en retirar o que incumpre a lei ou as condicións.',
      ],
    },
    {
      heading: 'Emails',
      paragraphs: [
        'Os emails sobre reservas escríbense ao enviarse. Gardamos 30 días que se enviaron, sen o seu contido, e un día cantos recibiu cada enderezo, como código.',
      ],
    },
    {
      heading: 'Quen máis os ve',
      paragraphs: [
        `Google (Firebase e Google Cloud) aloxa a aplicación, a base de datos e os ficheiros como encargado do tratamento. As funcións execútanse na rexión ${region}, ${place}.`,
        'Un provedor externo entrega os emails.',
        'Se quen te atende ten conectado o seu calendario (de Google, Apple ou outro), chegan tamén alí a cita e o teu nome.',
        'Se pides que cho lembren por WhatsApp, WhatsApp (Meta) recibe o teu teléfono, o teu nome e a cita, en nome de quen te atende. Base: o teu consentimento, que podes retirar na páxina da reserva.',
        'Non vendemos datos nin os cedemos para publicidade.',
      ],
    },
    {
      heading: 'Os teus dereitos',
      paragraphs: [
        'Podes acceder aos teus datos, corrixilos, levalos contigo, limitar o seu uso, opoñerte ou pedir que se borren. Coa ligazón dunha reserva podes facelo para esa reserva; desde unha tarxeta podes borrar os que deixaches nela. O que a persoa titular anotase sobre ti, pídello a ela.',
        `Para o demais, escribe a ${operator.email} ou a ${operator.address}.`,
        'Se cres que non o fixemos ben, podes reclamar ante a Agencia Española de Protección de Datos (aepd.es).',
      ],
    },
    {
      heading: 'Cookies e almacenamento',
      paragraphs: [
        'As tarxetas públicas non usan cookies. Ao reservar, o teu navegador garda o que escribes ata que reservas ou pechas a lapela; ao deixar os teus datos, o que escribes se non hai conexión, ata que se envía, e despois o que fai falta para borralos. É necesario para que funcione e non serve para seguirte.',
      ],
    },
  ],
};
