import { PRODUCT_NAME } from 'shared-lib/config';
import type { PrivacyWords } from '../privacy-words';

export const fr: PrivacyWords = {
  title: 'Confidentialité pour les visiteurs',
  translated:
    'Ceci est une traduction de ce qui concerne les visiteurs. Le texte qui fait foi est en espagnol :',
  whole: 'l’information complète, en espagnol',
  places: {
    union: 'dans l’Union européenne',
    states: 'aux États-Unis, avec les clauses contractuelles types de la Commission européenne',
    elsewhere:
      'en dehors de l’Union européenne, avec les clauses contractuelles types de la Commission européenne',
  },
  sections: ({ operator, region, place }) => [
    {
      heading: 'Responsable',
      paragraphs: [
        `${operator.name}, numéro fiscal ${operator.taxId}, adresse ${operator.address}, est responsable des données des signalements et des visites. Contact pour tout ce qui concerne ces données : ${operator.email}.`,
        `Des données des personnes qui réservent ou laissent leurs coordonnées sur une carte, la personne titulaire de la carte est responsable. ${PRODUCT_NAME} les traite pour son compte et seulement pour gérer la réservation ou la prise de contact.`,
      ],
    },
    {
      heading: 'En cas de réservation',
      paragraphs: [
        'Nom, e-mail, téléphone s’il est donné, réponses, notes et rendez-vous, pour gérer la réservation et informer par e-mail de ses changements et du rendez-vous. Base : la réservation elle-même (un contrat ou sa préparation). Nous ne demandons pas d’autre consentement que celui des cases de la personne auprès de qui la réservation est faite ; chacune est gardée avec son texte.',
        'Chaque réservation garde la version de ce texte qui était affichée. Elle est conservée jusqu’à la demande d’effacement ou la suppression du compte de la personne titulaire. Les heures occupées, sans noms, sont effacées 60 jours plus tard.',
        'Le lien de la réservation permet de télécharger ces données et de demander leur effacement : tout de suite si le rendez-vous est passé ou annulé ; sinon, quand il sera passé. La réservation reste comme un chiffre, sans rien de personnel.',
        'Le paiement, s’il y en a un, se fait sur la page Stripe de la personne auprès de qui la réservation est faite. Nous ne voyons ni ne gardons la carte de paiement.',
      ],
    },
    {
      heading: 'En cas de coordonnées laissées sur une carte',
      paragraphs: [
        'Nom, e-mail ou téléphone et, s’ils sont donnés, entreprise et message, pour que la personne titulaire de la carte puisse prendre contact. Nous gardons avec eux la phrase acceptée, le moment où elle l’a été, la version de ce texte et le lieu que nomme, le cas échéant, le lien par lequel la carte a été ouverte. Base : le consentement.',
        'La personne titulaire les reçoit dans sa liste de contacts et est avertie de leur arrivée. Ils sont gardés jusqu’à leur effacement, par la personne qui les a laissés ou par la titulaire, ou jusqu’à ce que celle-ci supprime son compte.',
        'Le consentement peut être retiré à tout moment. « Effacer mes coordonnées », sur la même carte et sur l’appareil de l’envoi, les efface aussitôt ; depuis un autre, il faut le demander à la personne titulaire. Reste ce qu’elle sait par une réservation ou a noté elle-même et, 91 jours, une marque sans aucune donnée personnelle, qui empêche le même envoi de revenir.',
      ],
    },
    {
      heading: 'En cas de visite ou de signalement d’une carte',
      paragraphs: [
        'Nous comptons les visites, les clics et les contacts enregistrés sans cookies. L’adresse IP et le navigateur deviennent un code, avec une clé qui change chaque jour ; le code expire en un jour, et la clé un jour après la fin du sien. L’adresse IP n’est pas gardée. Base : intérêt légitime à savoir combien une carte est utilisée et à éviter les abus.',
        'D’un signalement, nous gardons le motif et le texte pendant un an, pas qui l’envoie. Si vous laissez votre e-mail pour une réponse, nous le gardons avec le signalement et ne l’utilisons que pour cela. Base : intérêt légitime à retirer ce qui enfreint la loi ou les conditions.',
      ],
    },
    {
      heading: 'E-mails',
      paragraphs: [
        'Les e-mails sur les réservations sont écrits au moment de l’envoi. Nous gardons 30 jours le fait de leur envoi, sans leur contenu, et un jour le nombre reçu par chaque adresse, sous forme de code.',
      ],
    },
    {
      heading: 'Qui d’autre les voit',
      paragraphs: [
        `Google (Firebase et Google Cloud) héberge l’application, la base de données et les fichiers comme sous-traitant. Les fonctions s’exécutent dans la région ${region}, ${place}.`,
        'Un prestataire externe distribue les e-mails.',
        'Si la personne qui vous reçoit a connecté son agenda (Google, Apple ou autre), le rendez-vous et votre nom y arrivent aussi.',
        'Si vous demandez un rappel par WhatsApp, WhatsApp (Meta) reçoit votre téléphone, votre nom et le rendez-vous, au nom de la personne qui vous reçoit. Base : votre consentement, que vous pouvez retirer sur la page de la réservation.',
        'Nous ne vendons pas de données et ne les cédons pas pour la publicité.',
      ],
    },
    {
      heading: 'Droits',
      paragraphs: [
        'Chacun peut accéder à ses données, les corriger, les emporter, en limiter l’usage, s’y opposer ou demander leur effacement. Le lien d’une réservation le permet pour cette réservation ; une carte permet d’effacer ce qui y a été laissé. Ce que la personne titulaire a noté se demande à elle.',
        `Pour le reste, écrire à ${operator.email} ou à ${operator.address}.`,
        'Une réclamation peut être déposée auprès de l’autorité espagnole, la Agencia Española de Protección de Datos (aepd.es).',
      ],
    },
    {
      heading: 'Cookies et stockage',
      paragraphs: [
        'Les cartes publiques n’utilisent pas de cookies. Pendant une réservation, le navigateur garde ce qui est écrit jusqu’à la réservation ou la fermeture de l’onglet ; des coordonnées laissées sans connexion, il les garde jusqu’à leur envoi, puis ce qu’il faut pour les effacer. C’est nécessaire au fonctionnement et ne sert pas à suivre qui que ce soit.',
      ],
    },
  ],
};
