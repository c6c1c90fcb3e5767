import { PRODUCT_NAME } from 'shared-lib/config';
import type { PrivacyWords } from '../privacy-words';

export const eu: PrivacyWords = {
  title: 'Pribatutasuna bisitarientzat',
  translated: 'Bisitariei dagokienaren itzulpena da. Gaztelaniazko testuak balio du:',
  whole: 'informazio osoa, gaztelaniaz',
  places: {
    union: 'Europar Batasunean',
    states: 'Estatu Batuetan, Europako Batzordearen kontratu-klausula tipoekin',
    elsewhere: 'Europar Batasunetik kanpo, Europako Batzordearen kontratu-klausula tipoekin',
  },
  sections: ({ operator, region, place }) => [
    {
      heading: 'Arduraduna',
      paragraphs: [
        `Salaketen eta bisiten datuen arduraduna: ${operator.name}, IFZ ${operator.taxId}, helbidea ${operator.address}. Zure datuei buruzko guztirako harremana: ${operator.email}.`,
        `Erreserbatzen duenaren edo txartel batean bere datuak uzten dituenaren datuen arduraduna txartelaren titularra da. ${PRODUCT_NAME} bere enkarguz tratatzen ditu, eta erreserba edo kontaktua kudeatzeko bakarrik.`,
      ],
    },
    {
      heading: 'Norbaitekin erreserbatzen baduzu',
      paragraphs: [
        'Izena, emaila, telefonoa (ematen baduzu), zure erantzunak, zure oharrak eta hitzordua, erreserba kudeatzeko eta aldaketen eta hitzorduaren berri emailez emateko. Oinarria: erreserba bera (kontratu bat edo haren prestaketa). Ez dugu beste baimenik eskatzen, erreserba hartzen dizunak jartzen dituen laukiena izan ezik; bakoitza bere testuarekin gordetzen dugu.',
        'Erreserba bakoitzak ikusgai zegoen testu honen bertsioa gordetzen du. Zure datuak ezabatzeko eskatu arte edo titularrak bere kontua ezabatu arte gordetzen da. Ordu hartuak, izenik gabe, 60 egun geroago ezabatzen dira.',
        'Zure erreserbaren estekarekin datuak deskarga ditzakezu eta ezabatzeko eska dezakezu: berehala, hitzordua igaro bada edo bertan behera uzten baduzu; bestela, igarotzen denean. Erreserba zenbaki gisa geratzen da, zure ezer gabe.',
        'Ordaintzen baduzu, erreserba hartzen dizunaren Stripe orrian egiten duzu. Ez dugu zure ordainketa-txartela ikusten ezta gordetzen ere.',
      ],
    },
    {
      heading: 'Txartel batean zure datuak uzten badituzu',
      paragraphs: [
        'Zure izena, emaila edo telefonoa eta, ematen badituzu, enpresa eta mezu bat, txartelaren titularra zurekin harremanetan jar dadin. Haiekin batera gordetzen ditugu onartzen duzun esaldia, noiz onartzen duzun, testu honen bertsioa eta txartela ireki zenuen estekak dioen lekua. Oinarria: zure baimena.',
        'Titularrak bere kontaktuen zerrendan jasotzen ditu, eta iritsi direla jakinarazten diogu. Zuk edo berak ezabatu arte gordetzen dira, edo berak bere kontua ezabatu arte.',
        'Zure baimena nahi duzunean ken dezakezu. «Ezabatu nire datuak» sakatuta, txartel berean eta bidali zenituen gailutik, berehala ezabatzen dira; beste gailu batetik, eskatu berari. Erreserba batengatik edo berak idatzi duelako zutaz dakiena geratzen da eta, 91 egunez, zure daturik gabeko marka bat, bidalketa bera berriro sartzea eragozten duena.',
      ],
    },
    {
      heading: 'Txartel bat bisitatzen edo salatzen baduzu',
      paragraphs: [
        'Bisitak, klikak eta gordetako kontaktuak cookierik gabe zenbatzen ditugu. Zure IP helbidea eta nabigatzailea kode bihurtzen dira, egunero aldatzen den gako batekin; kodea egun batean iraungitzen da, eta gakoa, berea amaitu eta egun batera. IP helbidea ez da gordetzen. Oinarria: txartel bat zenbat erabiltzen den jakiteko eta gehiegikeriak saihesteko interes legitimoa.',
        'Salaketa baten arrazoia eta testua urtebetez gordetzen ditugu, ez nork bidaltzen duen. Erantzuteko zure emaila uzten baduzu, salaketarekin gordetzen dugu, eta horretarako bakarrik erabiltzen dugu. Oinarria: legea edo baldintzak hausten dituena kentzeko interes legitimoa.',
      ],
    },
    {
      heading: 'Emailak',
      paragraphs: [
        'Erreserbei buruzko emailak bidaltzean idazten dira. 30 egunez gordetzen dugu bidali zirela, edukirik gabe, eta egun batez helbide bakoitzak zenbat jaso zituen, kode gisa.',
      ],
    },
    {
      heading: 'Nork gehiagok ikusten dituen',
      paragraphs: [
        `Googlek (Firebase eta Google Cloud) ostatatzen ditu aplikazioa, datu-basea eta fitxategiak, tratamenduaren eragile gisa. Funtzioak ${region} eskualdean exekutatzen dira, ${place}.`,
        'Kanpoko hornitzaile batek banatzen ditu emailak.',
        'Artatzen zaituenak bere egutegia konektatuta badu (Google, Apple edo beste batena), hitzordua eta zure izena hara ere iristen dira.',
        'WhatsApp bidez gogorarazteko eskatzen baduzu, WhatsAppek (Meta) zure telefonoa, izena eta hitzordua jasotzen ditu, artatzen zaituenaren izenean. Oinarria: zure adostasuna, erreserbaren orrian kendu dezakezuna.',
        'Ez dugu daturik saltzen, ezta publizitaterako lagatzen ere.',
      ],
    },
    {
      heading: 'Zure eskubideak',
      paragraphs: [
        'Zure datuak ikus, zuzendu, eraman, haien erabilera mugatu, aurka egin edo ezabatzeko eska dezakezu. Erreserba baten estekarekin, erreserba horretarako egin dezakezu; txartel batetik, bertan utzi zenituenak ezaba ditzakezu. Titularrak zutaz idatzi duena, eskatu berari.',
        `Gainerakorako, idatzi hona: ${operator.email} edo ${operator.address}.`,
        'Ondo egin ez dugula uste baduzu, erreklamatu dezakezu Agencia Española de Protección de Datos erakundean (aepd.es).',
      ],
    },
    {
      heading: 'Cookieak eta biltegiratzea',
      paragraphs: [
        'Txartel publikoek ez dute cookierik erabiltzen. Erreserbatzean, zure nabigatzaileak idazten duzuna gordetzen du, erreserbatu edo fitxa itxi arte; zure datuak uztean, konexiorik ez badago, idazten duzuna, bidali arte, eta gero haiek ezabatzeko behar dena. Funtzionatzeko beharrezkoa da, eta ez du zu jarraitzeko balio.',
      ],
    },
  ],
};
