import { PRODUCT_NAME } from 'shared-lib/config';
import type { PrivacyWords } from '../privacy-words';

export const it: PrivacyWords = {
  title: 'Privacy per chi visita un biglietto',
  translated: 'È la traduzione di ciò che riguarda chi visita. Il testo che vale è quello in spagnolo:',
  whole: 'l’informativa completa, in spagnolo',
  places: {
    union: 'nell’Unione europea',
    states: 'negli Stati Uniti, con le clausole contrattuali tipo della Commissione europea',
    elsewhere: 'fuori dall’Unione europea, con le clausole contrattuali tipo della Commissione europea',
  },
  sections: ({ operator, region, place }) => [
    {
      heading: 'Titolare del trattamento',
      paragraphs: [
        `${operator.name}, codice fiscale ${operator.taxId}, indirizzo ${operator.address}, è titolare dei dati delle segnalazioni e delle visite. Contatto per tutto ciò che riguarda i tuoi dati: ${operator.email}.`,
        `Dei dati di chi prenota o lascia i suoi su un biglietto è titolare la persona a cui appartiene il biglietto. ${PRODUCT_NAME} li tratta per suo conto e solo per gestire la prenotazione o il contatto.`,
      ],
    },
    {
      heading: 'Se prenoti con qualcuno',
      paragraphs: [
        'Nome, email, telefono se lo dai, le tue risposte, le tue note e l’appuntamento, per gestire la prenotazione e avvisarti via email delle modifiche e dell’appuntamento. Base: la prenotazione stessa (un contratto o la sua preparazione). Non chiediamo altro consenso che quello delle caselle di chi ti riceve; ognuna è conservata con il suo testo.',
        'Ogni prenotazione conserva la versione di questo testo che era visibile. Resta finché chiedi di cancellare i tuoi dati o il titolare elimina il suo account. Gli orari occupati, senza nomi, si cancellano 60 giorni dopo.',
        'Con il link della prenotazione puoi scaricare i tuoi dati e chiederne la cancellazione: subito se l’appuntamento è passato o lo annulli; altrimenti, quando sarà passato. La prenotazione resta come numero, senza nulla di tuo.',
        'Se paghi, lo fai sulla pagina Stripe di chi ti riceve. Non vediamo né conserviamo la tua carta di pagamento.',
      ],
    },
    {
      heading: 'Se lasci i tuoi dati su un biglietto',
      paragraphs: [
        'Il tuo nome, la tua email o il tuo telefono e, se li dai, la tua azienda e un messaggio, perché il titolare del biglietto si metta in contatto con te. Con essi conserviamo la frase che accetti, quando la accetti, la versione di questo testo e il luogo indicato dal link con cui hai aperto il biglietto. Base: il tuo consenso.',
        'Il titolare li riceve nel suo elenco di contatti e lo avvisiamo che sono arrivati. Restano finché tu o lui li cancellate, o lui elimina il suo account.',
        'Puoi ritirare il consenso quando vuoi. Con «Cancella i miei dati», sullo stesso biglietto e dal dispositivo con cui li hai inviati, si cancellano subito; da un altro, chiedilo a lui. Resta ciò che sa di te per una prenotazione o perché l’ha annotato e, per 91 giorni, un segno senza dati tuoi che impedisce che lo stesso invio entri di nuovo.',
      ],
    },
    {
      heading: 'Se visiti o segnali un biglietto',
      paragraphs: [
        'Contiamo visite, clic e contatti salvati senza cookie. Il tuo indirizzo IP e il tuo browser diventano un codice, con una chiave che cambia ogni giorno; il codice scade in un giorno e la chiave un giorno dopo la fine del suo. L’indirizzo IP non si conserva. Base: interesse legittimo a sapere quanto si usa un biglietto e a evitare abusi.',
        'Di una segnalazione conserviamo per un anno il motivo e il testo, non chi la invia. Se lasci la tua email per una risposta, la conserviamo con la segnalazione e la usiamo solo per questo. Base: interesse legittimo a rimuovere ciò che viola la legge o le condizioni.',
      ],
    },
    {
      heading: 'Email',
      paragraphs: [
        'Le email sulle prenotazioni si scrivono al momento dell’invio. Conserviamo per 30 giorni che sono state inviate, senza il contenuto, e per un giorno quante ne ha ricevute ogni indirizzo, come codice.',
      ],
    },
    {
      heading: 'Chi altro li vede',
      paragraphs: [
        `Google (Firebase e Google Cloud) ospita l’applicazione, la base di dati e i file come responsabile del trattamento. Le funzioni girano nella regione ${region}, ${place}.`,
        'Un fornitore esterno consegna le email.',
        'Se chi ti riceve ha collegato il proprio calendario (di Google, Apple o altro), anche lì arrivano l’appuntamento e il tuo nome.',
        'Se chiedi un promemoria su WhatsApp, WhatsApp (Meta) riceve il tuo telefono, il tuo nome e l’appuntamento, per conto di chi ti riceve. Base: il tuo consenso, che puoi revocare nella pagina della prenotazione.',
        'Non vendiamo dati né li cediamo per pubblicità.',
      ],
    },
    {
      heading: 'I tuoi diritti',
      paragraphs: [
        'Puoi accedere ai tuoi dati, correggerli, portarli via, limitarne l’uso, opporti o chiederne la cancellazione. Con il link di una prenotazione puoi farlo per quella prenotazione; da un biglietto puoi cancellare quelli che vi hai lasciato. Ciò che il titolare ha annotato su di te, chiedilo a lui.',
        `Per il resto, scrivi a ${operator.email} o a ${operator.address}.`,
        'Se credi che non abbiamo agito bene, puoi reclamare presso l’autorità spagnola, la Agencia Española de Protección de Datos (aepd.es).',
      ],
    },
    {
      heading: 'Cookie e memoria',
      paragraphs: [
        'I biglietti pubblici non usano cookie. Mentre prenoti, il tuo browser conserva ciò che scrivi finché prenoti o chiudi la scheda; se lasci i tuoi dati senza connessione, li conserva finché sono inviati, e poi ciò che serve per cancellarli. Serve perché funzioni e non per seguirti.',
      ],
    },
  ],
};
