import { PRODUCT_NAME } from 'shared-lib/config';
import type { PrivacyWords } from '../privacy-words';

export const ca: PrivacyWords = {
  title: 'Privacitat per a qui visita una targeta',
  translated: 'És la traducció del que afecta qui visita. El text que val és el castellà:',
  whole: 'la informació completa, en castellà',
  places: {
    union: 'a la Unió Europea',
    states: 'als Estats Units, amb les clàusules contractuals tipus de la Comissió Europea',
    elsewhere: 'fora de la Unió Europea, amb les clàusules contractuals tipus de la Comissió Europea',
  },
  sections: ({ operator, region, place }) => [
    {
      heading: 'Responsable',
      paragraphs: [
        `${operator.name}, amb NIF ${operator.taxId} i domicili a ${operator.address}, és responsable de les dades de les denúncies i de les visites. Contacte per a tot allò relatiu a les teves dades: ${operator.email}.`,
        `De les dades de qui reserva o deixa les seves en una targeta, la persona responsable és la titular de la targeta. ${PRODUCT_NAME} les tracta per encàrrec seu i només per gestionar la reserva o el contacte.`,
      ],
    },
    {
      heading: 'Si reserves amb algú',
      paragraphs: [
        'Nom, email, telèfon si el dones, les teves respostes, les teves notes i la cita, per atendre la reserva i avisar-te per email dels canvis i de la cita. Base: la reserva mateixa (un contracte o la seva preparació). No demanem més consentiment que el de les caselles que posi la persona amb qui reserves; en desem cadascuna amb el seu text.',
        'Cada reserva desa la versió d’aquest text que era a la vista. Es conserva fins que demanis esborrar les teves dades o la persona titular elimini el compte. Els horaris ocupats, sense noms, s’esborren al cap de 60 dies.',
        'Amb l’enllaç de la reserva pots descarregar les teves dades i demanar que s’esborrin: al moment si ja ha passat o la cancel·les; si no, quan passi. Queda la reserva com a xifra, sense res teu.',
        'Si pagues, ho fas a la pàgina de Stripe de la persona amb qui reserves. No veiem ni desem la teva targeta de pagament.',
      ],
    },
    {
      heading: 'Si deixes les teves dades en una targeta',
      paragraphs: [
        'El teu nom, el teu email o el teu telèfon i, si els dones, la teva empresa i un missatge, perquè la persona titular de la targeta es posi en contacte amb tu. Hi desem la frase que acceptes, quan l’acceptes, la versió d’aquest text i el lloc que digui l’enllaç amb què vas obrir la targeta. Base: el teu consentiment.',
        'La persona titular les rep a la seva llista de contactes i l’avisem que han arribat. Es conserven fins que tu o ella les esborreu, o ella elimini el compte.',
        'Pots retirar el consentiment quan vulguis. Amb «Esborra les meves dades», a la mateixa targeta i des del dispositiu amb què les vas enviar, s’esborren al moment; des d’un altre, demana-ho a ella. Queda allò que sàpiga de tu per una reserva o perquè ho hagi anotat i, 91 dies, una marca sense dades teves que impedeix que el mateix enviament torni a entrar.',
      ],
    },
    {
      heading: 'Si visites o denuncies una targeta',
      paragraphs: [
        'Comptem visites, clics i contactes desats sense galetes. La teva adreça IP i el teu navegador es converteixen en un codi, amb una clau que canvia cada dia; el codi caduca en un dia, i la clau, un dia després d’acabar el seu. L’adreça IP no es desa. Base: interès legítim a saber quant es fa servir una targeta i a evitar abusos.',
        'D’una denúncia desem el motiu i el text durant un any, no qui l’envia. Si deixes el teu email perquè et responguem, el desem amb ella i només l’usem per a això. Base: interès legítim a retirar allò que incompleix la llei o les condicions.',
      ],
    },
    {
      heading: 'Emails',
      paragraphs: [
        'Els emails sobre reserves s’escriuen en enviar-se. Desem 30 dies que es van enviar, sense el contingut, i un dia quants n’ha rebut cada adreça, com a codi.',
      ],
    },
    {
      heading: 'Qui més les veu',
      paragraphs: [
        `Google (Firebase i Google Cloud) allotja l’aplicació, la base de dades i els fitxers com a encarregat del tractament. Les funcions s’executen a la regió ${region}, ${place}.`,
        'Un proveïdor extern lliura els emails.',
        'Si qui t’atén té connectat el calendari (de Google, Apple o un altre), hi arriben també la cita i el teu nom.',
        'Si demanes que t’ho recordin per WhatsApp, WhatsApp (Meta) rep el teu telèfon, el teu nom i la cita, en nom de qui t’atén. Base: el teu consentiment, que pots retirar a la pàgina de la reserva.',
        'No venem dades ni les cedim per a publicitat.',
      ],
    },
    {
      heading: 'Els teus drets',
      paragraphs: [
        'Pots accedir a les teves dades, corregir-les, endur-te-les, limitar-ne l’ús, oposar-t’hi o demanar que s’esborrin. Amb l’enllaç d’una reserva pots fer-ho per a aquella reserva; des d’una targeta pots esborrar les que hi vas deixar. Allò que la persona titular hagi anotat sobre tu, demana-ho a ella.',
        `Per a la resta, escriu a ${operator.email} o a ${operator.address}.`,
        'Si creus que no ho hem fet bé, pots reclamar davant l’Agencia Española de Protección de Datos (aepd.es).',
      ],
    },
    {
      heading: 'Galetes i emmagatzematge',
      paragraphs: [
        'Les targetes públiques no fan servir galetes. En reservar, el teu navegador desa allò que escrius fins que reserves o tanques la pestanya; en deixar les teves dades, allò que escrius si no hi ha connexió, fins que s’envia, i després el que cal per esborrar-les. És necessari perquè funcioni i no serveix per seguir-te.',
      ],
    },
  ],
};
