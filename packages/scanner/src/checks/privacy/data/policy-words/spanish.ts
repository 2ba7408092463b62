import type { PlainWords } from "./plain-words.ts";

const PERIOD = String.raw`(?:\d+|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|unos) (?:días?|semanas?|mes|meses|años?)`;
const DATA = String.raw`(?:(?:sus|tus|los|estos|esos) )?(?:datos|información)`;

export const SPANISH: PlainWords = {
  "who is responsible": {
    told: [
      String.raw`detrás de esta (?:web|página)`,
      String.raw`(?:esta|la|nuestra) (?:web|página|tienda)[^.]{0,20}(?:es de|pertenece|gestiona|explota)|este sitio[^.]{0,20}(?:es de|pertenece)`,
      String.raw`quién(?:es)? (?:somos|soy)|titular|decide\p{L}*[^.]{0,60}(?:datos|información)`,
      String.raw`[«"“']?nosotros[»"”']? (?:somos|significa)|somos (?-i:\p{Lu})`,
    ],
  },
  "how to get in touch": {
    told: [
      String.raw`(?:llám|escríb|llam|escrib|pregúnt|mánd|cont[áa]ct)\p{L}*(?:nos|me)|llama al`,
      String.raw`tel(?:éfono|éf)?\.?:? ?\+?\(?\d[\d ().-]{5,}|por (?:teléfono|correo|carta|email)`,
      String.raw`(?:venir|pasar|pásate|ven) (?:al|a la|por)`,
    ],
  },
  "which data are collected": {
    told: [
      String.raw`(?:anot|pedi|pide|pid|guard|registr|recibimos|apunt|solicit|conserv|necesit|almacen|usamos|utiliz)\p{L}*[^.]{0,60}(?:datos|información|nombre|dirección|correo|teléfono|email|e-mail)`,
      String.raw`(?:nombre|dirección|correo|teléfono)[^.]{0,60}(?:nos d|indic|rellen|facilit|escrib|anot|guard)`,
      String.raw`(?:nos (?:das|da|dejas|deja|indicas|facilitas))[^.]{0,40}(?:nombre|dirección|correo|teléfono|datos)`,
    ],
  },
  "what the data are used for": {
    told: [
      String.raw`para (?:poder )?(?:\p{L}+(?:ar|er|ir)(?:te|le|lo|la|los|las|nos|se|me)?)(?!\p{L})`,
      String.raw`(?:sirven?|necesitamos|usamos|utilizamos|hacen falta)[^.]{0,40}para`,
      String.raw`así (?:podemos|te|le)|para qué`,
    ],
  },
  "whom they are shared with": {
    told: [
      String.raw`sol[oa] [^.]{2,30} (?:lee|ve|recibe|accede)`,
      String.raw`(?:web|citas|pedidos|pagos|boletín|reservas) (?:está|están|va|van|pasan?) (?:en|por|con|a través de) (?-i:\p{Lu})`,
      String.raw`usamos (?-i:\p{Lu})\p{L}+ para`,
      String.raw`(?:web|citas|pedidos|pagos|bolet[ií]n|reservas) (?:está|están|va|van|pasan?) (?:en|por|con|a través de) (?-i:\p{Lu})`,
      String.raw`(?:nadie|ninguna? otr|solo nosotros)\p{L}*[^.]{0,40}(?:más|ve|ven|recibe|accede|acceso|lee|tiene)?`,
      String.raw`(?:damos|cedemos|vendemos|pasamos|enviamos|entregamos|comunicamos|alquilamos|facilitamos|dar|ceder)[^.]{0,50} a (?:la |el |nuestr|un |una |nadie|(?-i:\p{Lu})|otr)`,
      String.raw`no (?:los |las |se los |lo )?(?:damos|cedemos|vendemos|pasamos|compartimos|comunicamos)`,
      String.raw`(?:nuestr[oa]s?|el|la) (?:gestor[ií]?a?|hosting|alojamiento|transportista|mensajer[íi]a|contable|asesor[íi]a?|proveedor(?:es)?|banco|empresa de \p{L}+|servicio de \p{L}+)`,
      String.raw`(?!(?:usted|quien|nadie|cada|ella|él) )(?-i:\p{Lu})\p{L}+ (?:cobra|recibe|ve|aloja|envía|entrega|procesa|gestiona|guarda)`,
      String.raw`(?:alojad|enviad|entregad|gestionad)[oa]s? (?:en|por|con|a través de) (?-i:\p{Lu})`,
      String.raw`quién (?:recibe|ve|tiene acceso|más)|se quedan con nosotros`,
    ],
  },
  "how long they are kept": {
    told: [
      String.raw`${PERIOD},? (?:porque|como|ya que|pues)\b`,
      String.raw`(?:cada|todos los) (?:enero|año|años|mes|meses|trimestre|primavera|otoño)[^.]{0,40}(?:borr|elimin|limpi)`,
      String.raw`(?:después|luego|entonces)[^.]{0,30}(?:borr|elimin|destru|suprim)`,
      String.raw`(?:guard|conserv|manten|ten(?:emos|er)|qued|almacen)\p{L}*[^.]{0,60}(?:${PERIOD}|mientras|hasta)`,
      String.raw`(?:borr|elimin|destrui|destruy|suprim|anonimiz)\p{L}*[^.]{0,60}(?:al cabo|después|tras|pasad|cada|cuando|en cuanto|una vez|a los|en un plazo)`,
      String.raw`(?:al cabo de|después de|tras|pasados?|a los?|cada) ${PERIOD}[^.]{0,40}(?:borr|elimin|destru|suprim|desaparec|anonimiz)`,
      String.raw`cuánto tiempo|mientras (?:seas|sea|dure|haya|sigas|siga|exista)`,
      String.raw`[\p{L} ]{3,40}: ${PERIOD}(?=[.,;]|$)`,
    ],
    traces: String.raw`borr|\baño\b|\bmes\b|tenemos|mantenemos|mantener`,
  },
  "the legal basis": {
    told: [
      String.raw`en (?:tu|su|vuestro) (?:consentimiento|permiso)`,
      String.raw`(?:con|basamos en|base es|basa en|gracias a|sin|mediante|por|nos das?|previo) (?:tu |su |el |vuestro )?(?:consentimiento|permiso|autorización|acuerdo)`,
      String.raw`(?:la )?ley(?: \p{L}+)? (?:nos |lo |te )?(?:obliga|exige|permite|autoriza|pide|manda)`,
      String.raw`(?:necesari|cumplir|ejecut|ejecución)\p{L}*[^.]{0,40}(?:el |del |un |para el )?contrato`,
      String.raw`obligación (?:legal|fiscal)|estamos obligados`,
    ],
    traces: String.raw`\bley\b|permiso|oblig|autoriz`,
  },
  "the right to access": {
    told: [
      String.raw`(?:envi|mand|entreg)\p{L}*[^.]{0,30}copia`,
      String.raw`(?:pregunt|saber|conocer|pedi|pide|píde|ver|diremos|decir|consultar)\p{L}*[^.]{0,30}(?:qué|cuáles|lo que|todo lo que)[^.]{0,30}`,
      String.raw`(?:pedi|pide|píde|solicit|obten|recib|tener)\p{L}*[^.]{0,20}(?:una )?copia`,
      String.raw`(?:ver|consultar|mirar|revisar) ${DATA}`,
      String.raw`qué (?:sabemos|tenemos|guardamos) (?:de|sobre)`,
    ],
    traces: String.raw`diremos|qué (?:sabemos|guardamos|tenemos)`,
  },
  "the right to correction": {
    told: [
      String.raw`(?:mal|error|errores|incorrect|equivocad|inexact)\p{L}*[^.]{0,60}(?:cambi|correg|corrig|arregl|modific|rectific)`,
      String.raw`(?:puedes?|pued\p{L}*|pedir que|quieres) (?:\p{L}+ )?(?:cambiar(?! de )|cambiemos|modificar|rectificar|corregir|actualizar)(?:los|lo)?`,
    ],
    traces: String.raw`cambi|arregl|error|mal\b`,
  },
  "the right to deletion": {
    told: [
      String.raw`(?:dí|dinos|díganos|avís)\p{L}*[^.]{0,30}(?:borr|elimin|suprim)|lo borramos todo`,
      String.raw`(?:dí|dinos|díganos|avís)\p{L}*[^.]{0,30}(?:borr|elimin|suprim)|(?:borr|elimin|suprim)amos todo|lo borramos todo`,
      String.raw`(?:pedi|pide|píde|solicit|pued|quier)\p{L}*[^.]{0,50}(?:quit|destru|dej(?:emos|ar) de guard|retir)\p{L}*(?! (?:el |tu |su |nos )*(?:consentimiento|permiso))(?!\p{L})`,
      String.raw`borr\p{L}*[^.]{0,40}si (?:lo|nos)|(?:pued|pedi|pide|píde)\p{L}*[^.]{0,40}borr`,
      String.raw`(?:quit|destru|retir)\p{L}*[^.]{0,30}(?:${DATA}|si (?:lo|nos|usted|tú))`,
    ],
    traces: String.raw`quit|destru|retir|dejemos de`,
  },
  "the right to object or restrict": {
    told: [
      String.raw`(?:decir|digas?) (?:que )?no|negar(?:te|se)|limitar|bloquear|impedir`,
      String.raw`(?:pedi|pide|píde|dej)\p{L}*[^.]{0,20}(?:que )?(?:par|dej|ces)(?:emos|ar|en)[^.]{0,20}`,
      String.raw`no (?:usemos|utilicemos|tratemos)`,
    ],
  },
  "the right to take data along": {
    told: [
      String.raw`llev\p{L}*[^.]{0,20}${DATA}`,
      String.raw`en (?:un |formato )?(?:archivo|fichero|formato (?:común|habitual|abierto|legible|electrónico))`,
      String.raw`a (?:otra|otro|un nuevo|una nueva) (?:empresa|proveedor|responsable|entidad|servicio|compañía)`,
    ],
    traces: String.raw`llev|archivo|fichero|otra empresa|otro proveedor`,
  },
  "taking consent back": {
    told: [
      String.raw`cambi\p{L}* de (?:opinión|idea)|quitar(?:nos)? (?:el|tu|su) (?:permiso|consentimiento)|(?:anul|cancel|deshac)\p{L}*[^.]{0,20}(?:consentimiento|permiso)`,
      String.raw`(?:consentimiento|permiso)[^.]{0,60}(?:cuando quieras|en cualquier momento|anul|cancel)`,
    ],
  },
  "the right to complain to an authority": {
    told: [
      String.raw`(?:quej|queja|acud|reclam|denunci|dirig)\p{L}*[^.]{0,60}(?:\bAEPD\b|agencia|autoridad)`,
    ],
  },
  "transfers to other countries": {
    told: [
      String.raw`(?:datos|servidor(?:es)?|todo|información|web)(?!\p{L})[^.]{0,40}(?:qued|alojad|guard|almacen|conserv|están?)\p{L}*[^.]{0,40} en (?:la )?(?-i:\p{Lu})`,
      String.raw`(?:al|en el|desde el) extranjero|(?:salen|sale|salir)[^.]{0,20}(?:de|del) (?:la )?(?:europa|españa|ue\b|unión|país)|fuera de (?:la )?(?:europa|españa|ue\b|unión)`,
      String.raw`(?:es|empresa|servicio|proveedor|compañía) (?:una empresa )?(?:estadounidense|american[oa])`,
    ],
  },
  "cookies and similar techniques": {
    told: [
      String.raw`almacenamiento (?:local|del navegador)|local ?storage`,
      String.raw`(?:nada|ningún\p{L}*)[^.]{0,30}(?:navegador|dispositivo|ordenador)`,
    ],
  },
  "how to opt out": { told: [String.raw`dar(?:te|se)? de baja|dejar de recibir|rechazar`] },
  children: { told: [String.raw`(?:para|a|de) (?:personas )?adult[oa]s|mayores de|1[3468] años|padres`] },
};
