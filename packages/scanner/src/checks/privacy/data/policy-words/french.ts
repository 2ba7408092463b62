import type { PlainWords } from "./plain-words.ts";

const PERIOD = String.raw`(?:\d+|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quelques) (?:jours?|semaines?|mois|ans?|années?)`;
const DATA = String.raw`(?:vos |les |ces |tes |des |leurs )?(?:données|informations|coordonnées|nom|adresse)`;

export const FRENCH: PlainWords = {
  "who is responsible": {
    told: [
      String.raw`derrière ce site`,
      String.raw`(?:ce|le|notre) site (?:est|appartient|a été)[^.]{0,30}(?:édité|exploité|géré|publié|tenu|de |à )`,
      String.raw`qui sommes[- ]nous|éditeur|éditrice|exploitant`,
      String.raw`décid\p{L}*[^.]{0,60}(?:données|informations)`,
      String.raw`[«"“]? ?nous ?[»"”]? (?:désigne|sommes|signifie)`,
    ],
  },
  "how to get in touch": {
    told: [
      String.raw`(?:appelez|appelle|téléphonez|contactez|joign\p{L}*|écrivez|demandez)(?:[- ](?:nous|moi))?`,
      String.raw`tél(?:éphone)?\.? ?:? ?\+?\(?\d[\d ().-]{5,}|par (?:téléphone|courrier|e-?mail|mail)|courriel`,
      String.raw`passez (?:à|nous|au)`,
    ],
  },
  "which data are collected": {
    told: [
      String.raw`(?:notons|notés?|enregistr|demand|gard|conserv|recevons|inscriv|relev|avons besoin|voyons|stock|utilis)\p{L}*[^.]{0,60}(?:données|informations|coordonnées|adresse|nom|e-?mail|téléphone|courriel)`,
      String.raw`(?:nom|adresse|e-?mail|téléphone)[^.]{0,60}(?:indiqu|donn|saisi|fourni|laiss|rempli|not|enregistr)`,
      String.raw`vous (?:nous )?(?:donnez|indiquez|laissez|saisissez|fournissez)[^.]{0,40}(?:nom|adresse|e-?mail|téléphone|coordonnées)`,
    ],
  },
  "what the data are used for": {
    told: [
      String.raw`(?:permet|permettent|sert|servent)[^.]{0,10}(?:de|à|nous)`,
      String.raw`(?:afin|pour) (?:de |que nous |d['’])?(?:vous |nous |le |la |les |votre |vos |votre )?\p{L}+(?:er|ir|re)\b`,
      String.raw`(?:besoin|utilis\p{L}*|servent?|nécessaires?)[^.]{0,40}pour`,
      String.raw`à quoi (?:elles|ils|vos)|pourquoi`,
    ],
  },
  "whom they are shared with": {
    told: [
      String.raw`seule?s? [^.]{2,30} (?:lit|lisent|voit|voient|reçoit|reçoivent)`,
      String.raw`(?:site|rendez-vous|commandes|paiements|newsletter) (?:est|sont|passent?|va|vont) (?:chez|par|via|sur) (?-i:\p{Lu})`,
      String.raw`nous ne partageons|nous utilisons (?-i:\p{Lu})\p{L}+ pour`,
      String.raw`(?:personne|nul|aucun\p{L}*)[^.]{0,40}(?:autre|voit|voient|reçoit|accès|lit|d['’]autre|société)`,
      String.raw`(?:donn|vend|cèd|céd|confi|montr|transmett|envoy|lou)\p{L}*[^.]{0,50} à (?:la |le |l['’]|notre |nos |un |une |personne|(?-i:\p{Lu})|d['’]autres|quiconque)`,
      String.raw`(?:ne|n['’])[^.]{0,30}(?:donn|vend|cèd|céd|transmett|partag|communiqu|lou)\p{L}*[^.]{0,20}(?:pas|personne|jamais|rien|à)`,
      String.raw`(?:notre|nos|le|la|l['’]) ?(?:hébergeur|hébergement|comptable|transporteur|livreur|prestataire|banque|service (?:de|d['’]) ?\p{L}+|fournisseur)s?\b`,
      String.raw`(?!(?:il|elle|vous|nous|qui|on|personne|chacun) )(?-i:\p{Lu})\p{L}+ (?:encaisse|reçoit|voit|héberge|envoie|livre|traite|gère|stocke)`,
      String.raw`(?:hébergé|envoyé|livré|traité|géré)\p{L}* (?:par|chez|via) (?-i:\p{Lu})`,
      String.raw`qui (?:reçoit|voit|a accès|peut voir)|restent? (?:chez|entre) nous`,
    ],
  },
  "how long they are kept": {
    told: [
      String.raw`${PERIOD},? (?:car|comme|parce|puisque)\b`,
      String.raw`chaque (?:janvier|année|mois|trimestre|printemps|automne)`,
      String.raw`(?:ensuite|puis|après quoi|passé ce délai)[^.]{0,30}(?:supprim|effa[cç]|détrui)`,
      String.raw`(?:gard|conserv|tenons|stock|rest)\p{L}*[^.]{0,60}(?:${PERIOD}|tant que|jusqu)`,
      String.raw`(?:effa[cç]|supprim|détrui|élimin|effa[cç]e|anonymis)\p{L}*[^.]{0,60}(?:au bout|après|dès|sous|tous les|une fois|quand|lorsque|dans les)`,
      String.raw`(?:au bout de|après|sous|passé|tous les) ${PERIOD}[^.]{0,40}(?:effa|supprim|détrui|élimin|dispar|anonymis)`,
      String.raw`combien de temps|tant que (?:vous|nous|votre|c['’]est)`,
      String.raw`[\p{L} ]{3,40} ?: ${PERIOD}(?=[.,;]|$)`,
    ],
    traces: String.raw`gard(?:ons|er|ée?s?|e)\b|effa[cç]|bout d|\bun an\b|détrui`,
  },
  "the legal basis": {
    told: [
      String.raw`(?:avec|sur|par|grâce à|repose|fondé|base|sans)[^.]{0,30}(?:votre |le )?(?:accord|consentement|autorisation|permission)`,
      String.raw`(?:donné|donnez|donner)[^.]{0,20}(?:votre )?(?:accord|consentement)`,
      String.raw`(?:la )?loi(?: \p{L}+)? (?:nous |l['’]|le |vous )?(?:y |en )?(?:oblige|impose|exige|permet|autorise|demande|prévoit)`,
      String.raw`(?:nécessaire|besoin|exécution|exécuter)[^.]{0,30}(?:du |au |le |notre |votre |un )?contrat`,
      String.raw`obligation (?:légale|fiscale)|sommes (?:légalement )?(?:tenus|obligés)`,
    ],
    traces: String.raw`\bloi\b|accord|contrat|permis|oblig|autoris`,
  },
  "the right to access": {
    told: [
      String.raw`(?:envo|remett|fourni)\p{L}*[^.]{0,30}copie`,
      String.raw`(?:demand|savoir|connaître|voir|dire|dirons|apprendre|obtenir)\p{L}*(?:[- ]nous)?[^.]{0,30}(?:ce que|quelles?|tout ce que|quoi)[^.]{0,20}(?:nous|données|informations|on)?`,
      String.raw`(?:demand|obten|reçevoir|recevoir|avoir|vouloir)\p{L}*[^.]{0,20}(?:une )?copie`,
      String.raw`(?:voir|consulter|lire|vérifier) ${DATA}`,
      String.raw`ce que nous (?:savons|avons|gardons|conservons)`,
    ],
    traces: String.raw`\bvoir\b|ce que nous`,
  },
  "the right to correction": {
    told: [
      String.raw`(?:faux|fausse|erreur|erroné|inexact|incorrect)\p{L}*[^.]{0,60}(?:chang|corrig|modif|rectif)`,
      String.raw`(?:faire |les |la |le |peut |pouvez les )(?:changer|modifier|corriger|rectifier)|mettre à jour|mises? à jour`,
    ],
    traces: String.raw`chang|mettre à jour|erreur|faux|fausse`,
  },
  "the right to deletion": {
    told: [
      String.raw`(?:faire |demander? )?(?:retir|enlev|détrui|destruct|effa[cç])\p{L}*[^.]{0,40}(?:${DATA}|demand|si vous|leur)`,
      String.raw`(?:demand|pouvez|souhait)\p{L}*[^.]{0,60}(?:enlev|détrui|destruct|effa[cç]|retir\p{L}* (?!(?:votre|le|ce) (?:consentement|accord)))`,
      String.raw`les (?:retirons|enlevons|détruisons|effa[cç]ons)`,
    ],
    traces: String.raw`retir|enlev|détrui|destruct`,
  },
  "the right to object or restrict": {
    told: [
      String.raw`dire non|refus|geler|bloquer|vous y opposer`,
      String.raw`(?:demand|cess|arrêt)\p{L}*[^.]{0,30}(?:d['’]arrêter|arrêter|d['’]utiliser|l['’]usage|de ne plus|cesser)`,
      String.raw`(?:ne|n['’])[^.]{0,20}plus[^.]{0,20}(?:utilis|trait)`,
    ],
  },
  "the right to take data along": {
    told: [
      String.raw`(?:emport|récupér)\p{L}*[^.]{0,30}(?:${DATA}|les)`,
      String.raw`(?:dans|sous|en) (?:un |forme de |forme d['’]un )?(?:fichier|format (?:courant|usuel|ouvert|lisible|standard))`,
      String.raw`(?:à|vers|chez) un (?:autre|nouveau) (?:prestataire|service|fournisseur|organisme|responsable|professionnel)`,
    ],
    traces: String.raw`fichier|emport|récupér|un autre`,
  },
  "taking consent back": {
    told: [
      String.raw`chang\p{L}* d['’]avis|(?:annul|repris|reprendr|révoqu|revenir sur)\p{L}*[^.]{0,30}(?:accord|consentement|choix)?`,
      String.raw`(?:accord|consentement)[^.]{0,60}(?:repris|annul|révoqu|à tout moment|modifi)`,
    ],
  },
  "the right to complain to an authority": {
    told: [
      String.raw`(?:plain|plaint|saisi|saisir|adress|recours)\p{L}*[^.]{0,60}(?:\bCNIL\b|\bAPD\b|\bCNPD\b|\bPFPDT\b|autorité|commission|préposé)`,
    ],
  },
  "transfers to other countries": {
    told: [
      String.raw`(?:données|serveurs?|hébergement|tout|informations|elles|site)\b[^.]{0,40}(?:rest|hébergé|stock|conserv|situé|demeur|sont|est)\p{L}*[^.]{0,40} (?:en|à|dans|au) (?:l['’]|la )?(?-i:\p{Lu})`,
      String.raw`(?:à l['’])?étranger|(?:quitt|sort)\p{L}*[^.]{0,30}(?:europe|france|union|ue\b|belgique|suisse)|hors d['’](?:europe|ue)`,
      String.raw`(?:est|société|entreprise|service|prestataire) (?:une (?:société|entreprise) )?(?:américain)`,
    ],
  },
  "cookies and similar techniques": {
    told: [
      String.raw`stockage (?:local|du navigateur)|local ?storage|témoins? de connexion`,
      String.raw`(?:rien|aucun\p{L}*)[^.]{0,30}(?:navigateur|appareil|ordinateur)`,
    ],
  },
  "how to opt out": { told: [String.raw`ne plus recevoir|se désinscrire|refuser`] },
  children: { told: [String.raw`(?:aux|pour|réservé\p{L}* aux) adultes|majeur|1[3568] ans|parents`] },
};
