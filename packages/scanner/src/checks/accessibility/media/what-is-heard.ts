const word = (of: string): RegExp => new RegExp(`(?<!\\p{L})(?:${of})(?!\\p{L})`, "iu");

/** Sounds in which nobody speaks: music and its kinds and instruments, and noises. */
const SOUNDS = word(
  [
    "music(?:al)?|instrumentals?|songs?|melod(?:y|ies)|tunes?|opus|op\\.|sonatas?|symphon(?:y|ies)|concerto|concerts?|prelude|fugue|waltz|chorus|choir|chords?|riff|beats?|remix|jingle|ringtones?|orchestra|band",
    "pianos?|guitars?|violins?|cellos?|flutes?|organs?|trumpets?|saxophone|drums?|harps?|accordion|clarinet|bells?|chimes?",
    "sounds?|noises?|birdsong|bird calls?|hum(?:ming)?|purr(?:ing)?|ambien(?:t|ce)|white noise|sound effects?",
    "musik|instrumental|lieder|lied|melodie|klavier|gitarre|geige|flöte|orgel|trompete|schlagzeug|glocken?|chor|klang|klänge|geräusche?|ton|klingeltöne?|klangbeispiele?",
    "musique|chansons?|mélodie|guitare|violon|flûte|orgue|trompette|batterie|cloches?|chœur|sons?|bruits?",
    "músicas?|canci(?:ón|ones)|melodías?|guitarra|violín|flauta|órgano|trompeta|campanas?|coro|sonidos?|ruidos?",
    "musica|canzon[ei]|chitarra|violino|organo|tromba|campane|suon[oi]|rumor[ei]",
    "muziek|liedjes?|gitaar|viool|fluit|trompet|klokken|geluid(?:en)?|som|sons|canç(?:ão|ões)",
  ].join("|"),
);
/** Recordings in which somebody speaks, whatever else they are about. */
const SPEECH = word(
  [
    "interviews?|speech|speeches|talks?|podcasts?|episodes?|lectures?|sermons?|stor(?:y|ies)|says|tells|explains|reads?|reading|spoken|voice ?(?:over|mail|message)|greetings?|messages?|news|radio|audiobook|audio guide|tour|conversation|discussion|debate|testimonial|statement|minutes",
    "gespräch|rede|vortrag|predigt|folge|geschichte|erzählt|erklärt|liest|hörbuch|nachricht(?:en)?|grußwort|führung",
    "entretien|discours|épisode|histoire|raconte|explique|message|lecture|entrevista|discurso|episodio|historia|cuenta|explica|mensaje|intervista|discorso|racconto|toespraak|aflevering|verhaal|gesprek|história",
  ].join("|"),
);

/** Whether what a recording is called speaks of music or sounds, and of nobody who speaks. */
export function isCalledSound(called: string): boolean {
  return SOUNDS.test(called) && !SPEECH.test(called);
}
