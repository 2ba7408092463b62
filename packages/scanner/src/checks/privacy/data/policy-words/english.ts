import type { PlainWords } from "./plain-words.ts";

const DATA = String.raw`(?:(?:your|the|this|that|these|those|all|any|our|their|booking|order|personal|contact) )*(?:data|information|details|records?|names?|addresse?s?|e-?mails?|messages?|phone numbers?|everything|it|them)`;
const PERIOD = String.raw`(?:(?:about |up to |at most |only |another )*(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:more )?(?:(?:calendar|business|full) )?(?:days?|weeks?|months?|years?)|(?:a|the|each) season)`;

export const ENGLISH: PlainWords = {
  "who is responsible": {
    told: [
      String.raw`behind (?:this|the) (?:web ?)?site|runs? (?:this|the) (?:web ?)?site|responsible for (?:this|the) (?:web ?)?site`,
      String.raw`(?:this|the) (?:web ?)?site (?:and|is|,)[^.]{0,20}behind|behind (?:this|the) (?:web ?)?site|runs? (?:this|the) (?:web ?)?site|responsible for (?:this|the) (?:web ?)?site`,
      String.raw`decides? (?:how|why|what|which)[^.]{0,40}(?:used|use|happens|data|information|details)`,
      String.raw`(?:this|the|our) (?:web ?site|site|shop|store) (?:belongs to|is (?:owned|run|operated|provided|maintained) by|is the site of)`,
      String.raw`['"“‘]?(?:we|us|our)['"”’]?(?:,? (?:and|or|['"“‘]?(?:us|our)['"”’]?),?)* (?:means?|refers? to|stands? for|is|are) (?-i:\p{Lu})`,
      String.raw`(?:looked after|handled|managed|processed|held) by (?-i:\p{Lu})`,
      String.raw`trading as`,
      String.raw`in charge of (?:your|the|all)`,
      String.raw`who we are`,
    ],
  },
  "how to get in touch": {
    told: [
      String.raw`(?:call|phone|ring|text|mail|email|e-mail) (?:us|me)`,
      String.raw`(?:get|be|stay) in touch`,
      String.raw`drop (?:by|in)|stop by|visit us`,
      String.raw`(?:send|write) (?:a |us a )?(?:letter|note|message|mail|email|e-mail)`,
      String.raw`(?:phone|tel(?:ephone)?|fax|call|mobile)\.?:? ?\+?\(?\d[\d ().-]{5,}`,
      String.raw`(?:our|the) (?:postal )?address (?:is|below)`,
      String.raw`e-?mail:? \S+ (?:at|\[at\]|\(at\)) `,
    ],
  },
  "which data are collected": {
    told: [
      String.raw`(?:server|site|system|booking tool) (?:logs|records|notes|stores|saves)`,
      String.raw`we (?:also |only |then )?(?:get|receive|record|note(?: down)?|write down|log|save|store|take down|see) (?:only )?(?:your |the |a )?[^.]{0,40}(?:names?|e-?mail|address(?:es)?|details|data|information|phone|messages?|IP)`,
      String.raw`(?:asks?|asking) (?:you )?(?:only )?for (?:your |the |a )?[^.]{0,30}(?:names?|e-?mail|address|phone|details|birth)`,
      String.raw`you (?:give|tell|send|leave) us (?!these|this|those|it\b|them)(?:your |the )?[^.]{0,40}(?:names?|e-?mail|address|phone|details|information|data)`,
      String.raw`(?:your browser|each visit|visiting)[^.]{0,40}(?:sends|leaves|tells)[^.]{0,60}(?:address|IP|log)`,
    ],
  },
  "what the data are used for": {
    told: [
      String.raw`used for:`,
      String.raw`(?:we|us|it|they|which|this|that) (?:only |just |also )?(?:need|needs|use|uses|want|require)s? ${DATA} (?:only |just |solely |simply )?(?:to|for|so)`,
      String.raw`(?:lets?|allows?|helps?) us (?:to )?\w+`,
      String.raw`so (?:that )?(?:we|our \w+) (?:can|could|may|know)`,
      String.raw`(?:is|are) (?:only |just |solely |also )?(?:used|needed|there|for)(?: only| just)? (?:to|for)`,
      String.raw`with (?:it|them|these|this|that),? we (?:\w+ )?(?:reply|answer|arrange|send|ship|deliver|book|confirm|call|bill|prepare)`,
      String.raw`(?:in order )?to (?:answer|reply|send|ship|deliver|confirm|arrange|prepare|bill|invoice|process|fulfil+|call|reach|contact) (?:to )?(?:you|your|the|it|orders?|bookings?|appointments?|questions?|messages?)`,
      String.raw`what (?:it is|they are|it['’]s|they['’]re|we use (?:it|them)) (?:used )?for`,
    ],
  },
  "where the data come from": {
    told: [
      String.raw`you (?:yourself |only |always )?(?:give|tell|send|enter|type|fill in|provide|share) (?:us |it |them |in )?[^.]{0,40}(?:yourself|directly|in (?:our|the) forms?|on (?:our|the) (?:form|site|phone))`,
      String.raw`(?:obtain|get|receive|collect|learn|have|take)[a-z]* [^.]{0,60} (?:directly )?from (?:you|your|our|other|third|the person)`,
      String.raw`(?:comes?|came|coming) (?:directly |only |straight )?from (?:you|your|our|the|other|third)`,
      String.raw`(?:collect|record|get|receive|note|store|ask)[a-z]* [^.]{0,80}(?:when|as|if|once) you (?:fill|complete|submit|enter|book|order|write|call|sign up|register|subscribe|visit)`,
      String.raw`(?:when|as|if|once) you (?:fill|complete|submit|enter|book|order|write|call|sign up|register|subscribe|visit)[^.]{0,60},? we (?:\w+ )?(?:collect|record|get|receive|note|store|ask|log)`,
      String.raw`(?:your|a|the|another|other) [a-z ]{2,30} (?:may |can |will )?(?:sends?|gives?|passes|refers) us`,
      String.raw`your (?:browser|device|phone|computer) (?:sends|tells|gives) (?!an? [^.]{0,30}signal)`,
    ],
  },
  "whom they are shared with": {
    told: [
      String.raw`only [^.]{2,30} (?:reads?|sees?|gets?|has access)`,
      String.raw`we use (?-i:\p{Lu})[^.]{2,60} (?:to|for)\b`,
      String.raw`(?:site|pages?|bookings?|appointments?|orders?|newsletters?|payments?|mail) (?:is|are|runs?|lives?|goe?s?) (?:hosted |sent |made |on |handled )?(?:at|with|on|through|via|by) (?-i:\p{Lu})`,
      String.raw`(?:\p{L}+n['’]t|not|never) (?:be )?(?:passed|shared|given|handed|disclosed)`,
      String.raw`keep (?:it|them|this|that|everything) to ourselves`,
      String.raw`(?:(?:we|to) (?:only |also |must |may |never |have to |need to )?|(?:do not|don['’]t|never|not|nor) )(?:give|pass|hand|send|show|sell|rent|lend|trade|forward|disclose|transfer)[a-z]* ${DATA}(?: (?:on|over|out|along))? to\b`,
      String.raw`(?:no ?body|no one|none|only we)(?: else| other)?[^.]{0,40}(?:sees?|gets?|receives?|reads?|has access|outside|but us)`,
      String.raw`(?:our|an?|the) (?:web )?(?:host(?:ing)?(?: company| provider| service)?|courier|carrier|accountant|bookkeeper|payment provider|(?:newsletter|mail|booking|e-?mail|payment|it|shipping|delivery) (?:service|provider|company|partner)|lab|bank|developer)s?\b[^.]{0,80}(?:sees?|gets?|stores?|keeps?|holds?|receives?|knows?|runs?|handles?|processes|sends?|takes|delivers?|is\b)`,
      String.raw`(?!(?:it|he|she|this|that|who|which|what|everyone|nobody|each|one) )(?-i:\p{Lu})[\p{L}-]+ (?:takes|handles|processes|stores|hosts|runs|sends|delivers|receives|gets) (?:your|our|the|its|this|these|for us)`,
      String.raw`(?:companies|services|firms|people|partners|suppliers|providers) (?:that |who |which )?(?:work(?:ing)? for us|help(?:ing)? us|we (?:use|work with|rely on|hire))`,
      String.raw`(?:stays?|remains?|kept) (?:only )?(?:with us(?=[.,;])|between us|within our|inside our)`,
      String.raw`who (?:we share|else|can see|may see|has access)`,
      String.raw`(?:hosted|sent|delivered|processed|paid|handled) (?:for us )?(?:by|through|via|with|at) (?-i:\p{Lu})`,
    ],
  },
  "how long they are kept": {
    told: [
      String.raw`(?:${PERIOD}|each year|every year),? (?:because|since|as)\b`,
      String.raw`(?:each|every|once a|twice a) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|new year|year|month|quarter)[^.]{0,40}(?:delet|clear|remov|wip|throw|shred|tid)`,
      String.raw`(?:delet|clear|remov|wip|throw|shred|tid)[^.]{0,60}(?:each|every|once a|twice a) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|new year|year|month|quarter)`,
      String.raw`(?:then|after that|afterwards?|once [^.]{3,40}),? (?:we |it is |they are |it |they )?(?:will )?(?:be )?(?:delet|eras|remov|destroy|wip|shred|throw)`,
      String.raw`(?:each|every|once a|twice a) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|new year|year|month|quarter)[^.]{0,40}(?:delet|clear|remov|wip|throw|shred|tid)|(?:delet|clear|remov|wip|throw|shred|tid)[^.]{0,60}(?:each|every|once a|twice a) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|new year|year|month|quarter)`,
      String.raw`(?:after|within|every|for|at the end of) ${PERIOD},? (?:we |it |they |at most|later)?[^.]{0,30}(?:delet|eras|remov|destroy|wip|shred|throw|clear|get rid|gone|anonymi)`,
      String.raw`(?:delet|eras|remov|destroy|wip|shred|throw|clear|get rid|gone|anonymi)[^.]{0,60}(?:after|within|every|for|at the end of) ${PERIOD}`,
      String.raw`(?:stays?|remains?|kept|held|keep|hold on|hold|hang on|stored?|saved?|lasts?|available|with us)[^.]{0,60}(?:for|until|up to) (?:${PERIOD}|as long|you)`,
      String.raw`[\p{L} ]{3,40}: ${PERIOD}(?=[.,;]|$)`,
      String.raw`(?:delet|eras|remov|destroy|wip|shred|throw)[^.]{0,40}(?:when|once|as soon as|after|until) (?:your|you|the|we|it|an?) [^.]{2,60}(?:answered|done|over|closed|ends?|ended|cancel|unsubscribe|complete|finished|shipped|delivered|leave)`,
      String.raw`(?:keep|hold|store)s? [^.]{0,50}only (?:while|as long|until|for)`,
    ],
    traces: String.raw`throw|wip(?:e|ing)|season|stays?|remain|forever|expire`,
  },
  "the legal basis": {
    told: [
      String.raw`(?:need|needed|necessary)[^.]{0,60}(?:agreement with you|our agreement)`,
      String.raw`because you (?:have )?(?:agreed|consented|said yes|asked|gave|allowed|ordered|booked|signed up|ticked)`,
      String.raw`(?:with|on the basis of|based on|under|rel(?:y|ies|ying) on|only if you give|subject to) (?:your|our|the|a) (?:explicit |prior |free |own )*(?:consent|permission|agreement|contract|legal dut)`,
      String.raw`(?:needed|necessary|need (?:it|this|them|to)|required|have to|must)[^.]{0,60}(?:contract|the law|by law|tax law|legal)`,
      String.raw`(?:the |tax |commercial |\w+ )?laws? (?:requires?|obliges?|allows?|lets?|tells?|permits?|makes?) (?:us|it|this|that)`,
      String.raw`(?:we are|we['’]re) (?:legally )?(?:obliged|required|allowed|permitted)(?: by law)? to`,
      String.raw`lawful(?:ly)? because`,
    ],
    traces: String.raw`\blaws?\b|permission|permitted|allowed|oblig`,
  },
  "the right to access": {
    told: [
      String.raw`ask (?:us )?to (?:know|see|view|access|receive|inspect)`,
      String.raw`(?:ask|request|want|get|have|receive|obtain|order|demand)[a-z]* (?:us )?(?:for )?(?:a |an )?(?:free |full )?copy`,
      String.raw`(?:ask|find out|learn|know|see|tell you|told|show you|look up|check|inspect|view|read)[^.]{0,20}(?:what|which|whether|everything)[^.]{0,30}(?:we|is|data|information)`,
      String.raw`(?:inspect|view|see|look at|review|check) (?:your |the |all )?(?:personal )?(?:data|information|records?|details|file)`,
      String.raw`what we (?:have|hold|know|store|keep)[^.]{0,20}(?:about|on) (?:you|file)`,
    ],
    traces: String.raw`find out|inspect|look up|tell you|on file`,
  },
  "the right to correction": {
    told: [
      String.raw`put (?:it |them |this |that |any\w* |errors? |mistakes? |things? |everything )*(?:that['’]?s? (?:wrong|is wrong) )?(?:right|straight)`,
      String.raw`(?:fix|amend|repair) (?:it|them|that|this|any|mistakes?|errors?|what)`,
      String.raw`(?:wrong|mistakes?|errors?|inaccura\w*|out of date|not right|incomplete)[^.]{0,60}(?:chang|fix|updat|put|mend|amend|set|right)`,
      String.raw`(?:have|get|ask us to|want) (?:it |them |this |your \w+ )?(?:chang|updat|amend|fix|correct)`,
      String.raw`(?:change|update|amend|fix|complete) (?:it|them)\b`,
    ],
    traces: String.raw`wrong|mistake|error|put right|complete`,
  },
  "the right to deletion": {
    told: [
      String.raw`forget you`,
      String.raw`(?:tell us|let us know|say so|just ask)[^.]{0,40}(?:delet|forget|remov|eras)`,
      String.raw`(?:remove|wipe|destroy|get rid of|shred|take down|clear)[a-z]* (?:all )?(?:of )?${DATA}`,
      String.raw`(?:have|get|want|see|ask for|that) ${DATA} (?:be )?(?:removed|wiped|destroyed|taken (?:out|off|down)|cleared)`,
      String.raw`take ${DATA} (?:out of|off|from) (?:our|the)`,
    ],
    traces: String.raw`wip(?:e|ing)|get rid|take[^.]{0,30}(?:out|off)|shred|clear`,
  },
  "the right to object or restrict": {
    told: [
      String.raw`say no`,
      String.raw`(?:ask|tell|want|require) us (?:at any time )?(?:to (?:stop|pause|limit)|not to|if you (?:don['’]t|do not) want)`,
      String.raw`(?:put|place)[a-z]* (?:the use of )?[^.]{0,30}on hold`,
      String.raw`(?:stop|pause|limit|freeze|block|refuse)[a-z]* (?:us |our |the |any |all )?(?:from )?(?:us(?:e|ing)|work|process|handl)`,
      String.raw`no longer (?:want|wish|use|process)|(?:don['’]t|do not) want us to (?:use|process|keep)`,
    ],
  },
  "the right to take data along": {
    told: [
      String.raw`(?:hand|pass|give|send|transfer|move)[a-z]* ${DATA} (?:over |on )?(?:directly )?to (?:another|a different|a new|someone|any other|other|whoever)`,
      String.raw`${DATA} (?:be )?(?:handed|passed|sent|moved|transferred) (?:over |on )?(?:directly )?to (?:another|a different|a new|any other)`,
      String.raw`(?:in|as) (?:a |an )?(?:common |usual |standard |digital |electronic |readable |open )*(?:file|format|spreadsheet|download)`,
      String.raw`take (?:it|them|your data|your information) (?:with you|along|elsewhere|away)`,
      String.raw`(?:file|copy)[^.]{0,30}(?:take|use) elsewhere`,
    ],
    traces: String.raw`elsewhere|another|hand[^.]{0,30}over|\bfiles?\b`,
  },
  "taking consent back": {
    told: [
      String.raw`changed? (?:your|my) mind`,
      String.raw`(?:cancel|undo|reverse|end|stop|revers|drop|retract)[a-z]* (?:your |that |this |the |any )?(?:consent|permission|agreement|choice)`,
      String.raw`(?:said|say|says) yes[^.]{0,40}(?:no|later|back|change)`,
      String.raw`(?:agreed|consented|consent|agreement|permission)[^.]{0,80}(?:stop|change|cancel|back|unsubscribe|end|later|undo|withdraw)`,
      String.raw`(?:unsubscribe|change your (?:choice|mind|answer|settings))[^.]{0,40}(?:any ?time|whenever|later|always)`,
      String.raw`withdraw (?:it|this|that|them)`,
    ],
  },
  "the right to complain to an authority": {
    told: [
      String.raw`(?:raise|report|take|bring)[^.]{0,30}(?:concern|issue|matter|problem)s?[^.]{0,30}(?:\bICO\b|\bDPC\b|commission|regulator|authority)`,
      String.raw`(?:turn|go|write|speak|talk|appeal|report|contact|reach|unhappy|not happy)[^.]{0,60}(?:\bICO\b|\bDPC\b|\bCNIL\b|commission(?:er)?|regulator|authority|ombudsman|watchdog)`,
      String.raw`complain[^.]{0,60}(?:\bICO\b|\bDPC\b|commission(?:er)?|regulator|authority|ombudsman)`,
    ],
  },
  "transfers to other countries": {
    told: [
      String.raw`(?:data|information|records|details|everything|servers?|they|it|site)\b[^.]{0,40}(?:stays?|remains?|kept|stored|hosted|located|stand|is|are)\b[^.]{0,40} (?:in|within|inside) (?:the )?(?-i:\p{Lu})`,
      String.raw`(?:based|located|established|seat|headquartered|stored|hosted|sits) in (?:the )?(?:united states|us\b|usa\b|america)`,
      String.raw`(?:an? |the )?(?:american|us|u\.s\.|foreign|non-european|overseas) (?:company|service|provider|firm|vendor|server)`,
      String.raw`(?:abroad|overseas|across borders|leaves? (?:the )?(?:country|europe|eu\b|eea|uk|ireland))`,
      String.raw`eu-u\.?s\.? (?:data )?(?:privacy )?framework`,
    ],
  },
  "whether data are sold or shared for advertising": {
    told: [
      String.raw`(?:never|not|\p{L}+n['’]t|nor|neither|no)\b[^.]{0,60}\b(?:sell|sold|rent|trade)`,
      String.raw`(?:sell|sold|rent|trade)[^.]{0,40}\b(?:no|nothing|none|nobody|no one|not)\b`,
      String.raw`not (?:be )?for sale`,
      String.raw`(?:we|may|sometimes|also) (?:sell|share)[^.]{0,60}(?:advertis|marketing|ad )`,
    ],
  },
  "how to opt out": {
    told: [
      String.raw`(?:turn|switch)[a-z]* (?:cookies|them|it|analytics|tracking|ads) off`,
      String.raw`(?:to|can|may|how to|link (?:at the bottom )?to) stop (?:it|them|this|receiving|getting|us|all|our|these|the|those)`,
      String.raw`reply stop`,
      String.raw`(?:decline|refuse|reject|disable|block|delete|switch off)[a-z]* (?:all |these |the |our |any |such |optional |non-essential )*(?:cookies|trackers|tracking|analytics|ads|advertising|marketing)`,
      String.raw`(?:stop|not to|no longer|don['’]t|do not)[^.]{0,40}(?:marketing|newsletters?|mailings?|promotion\w*|e-?mails?|messages?)`,
      String.raw`take (?:you|your \w+) off (?:our|the) list`,
    ],
  },
  "no disadvantage for using one's rights": {
    told: [
      String.raw`treat(?:ed)? (?:you )?(?:exactly |just )?(?:the same|equally|differently|any differently|worse|less well|no differently)`,
      String.raw`(?:not|\p{L}+n['’]t|never) (?:hold|use) (?:it|this|that|your \w+) against`,
      String.raw`(?:same|equal) (?:price|service|quality|treatment|care)[^.]{0,60}`,
      String.raw`(?:costs? (?:you )?nothing|free of charge|no charge)[^.]{0,80}(?:chang|service|price|treat)`,
    ],
    traces: String.raw`the same|against you|costs?|chang`,
  },
  "Do Not Track or Global Privacy Control": {
    told: [
      String.raw`(?:browser|privacy|opt-out)[^.]{0,60}signals?`,
      String.raw`signals?[^.]{0,60}(?:browser|not want to be tracked|opt)`,
    ],
  },
  "cookies and similar techniques": {
    told: [
      String.raw`(?:local|session|browser|web) ?storage`,
      String.raw`(?:small |text )?files? (?:on|in) your (?:computer|device|browser|phone)`,
      String.raw`(?:no|without|any) (?:trackers?|tracking)`,
      String.raw`(?:nothing|anything|not\w* [^.]{0,20}) (?:in|on) your (?:browser|device|computer|phone)`,
      String.raw`trackers?\b`,
    ],
  },
  children: {
    told: [
      String.raw`(?:for|only|to|by) adults|adults only`,
      String.raw`\bkids?\b|teen|young people|under[- ]?age`,
      String.raw`(?:be|are|aged?|over|least) (?:at least |over )?1[3-8]\b`,
      String.raw`1[3-8] (?:years|and (?:over|older|up)|or (?:over|older))`,
    ],
  },
};
