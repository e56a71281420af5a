export const smallChoices = {
  sharp: {
    decideOnce:
      'Di’ nella prima frase che cosa scegliere, dai l’unico motivo che decide e di’ in quale caso sarebbe giusta l’altra scelta.',
    packed:
      'Metti una cosa per riga, con la quantità dove conta, segna ciò che non deve mancare, aggiungi ciò che si dimentica più spesso e di’ che cosa può restare a casa.',
    checklistTold:
      'Metti una sola cosa per riga da poter spuntare, con quantità o data dove conta, segna ciò che non può aspettare né mancare e chiudi con ciò che si dimentica più spesso.',
    shopped:
      'Calcola le quantità in base a per chi e per quanto tempo serve, in unità che si possono comprare e raggruppate come nel negozio, segna ciò che spesso c’è già in casa e, se è indicato un budget, aggiungi prezzi approssimativi e il totale.',
    eachIts:
      'Dai a ciascuno il suo, nell’ordine dato, di’ in poche parole a quale dettaglio indicato risponde e lascia fuori ciò che andrebbe bene per tutti.',
    questionsPut:
      'Formula ogni domanda in modo che si possa fare così com’è, prima quelle la cui risposta decide di più, e di’ accanto a ciascuna che cosa fa emergere e quale risposta deve insospettire.',
    titlesLike:
      'Nomina solo titoli che esistono davvero e nessuno di quelli dati, ciascuno con autore, regista o artista e anno, e di’ che cosa ha esattamente in comune con ciò che è dato.',
  },
  bullets: {
    choiceFirst: 'Scelta: una, nella prima frase',
    choiceReason: 'Motivo: quello che decide, in due frasi al massimo',
    choiceElse: 'Altro caso: quando sarebbe giusta l’altra scelta',
    choiceHow: 'Svantaggio: il principale di questa scelta e come attenuarlo',
    choiceUndo: 'Tornare indietro: che cosa di ogni scelta si potrebbe annullare dopo e che cosa no',
    packEach: 'Righe: una cosa ciascuna, con la quantità dove conta',
    packGroups: 'Gruppi: per uso, così da preparare un gruppo alla volta',
    packMust: 'Segnato: ciò che non deve mancare',
    packHome: 'A casa: ciò che non vale la pena portare',
    shopAmounts: 'Quantità: calcolate in base a per chi e per quanto tempo serve, in unità che si possono comprare',
    shopGroups: 'Gruppi: come stanno le cose nel negozio',
    shopTotal: 'Prezzi: approssimativi, con il totale a confronto con il budget',
    shopHome: 'Segnato: ciò che spesso c’è già in casa',
    apieceWhy: 'Motivo: il dettaglio indicato a cui risponde, in poche parole',
    apieceAll: 'Ordine: quello dato, senza tralasciare nessuno',
    questionWorded: 'Ogni domanda: formulata per essere fatta così com’è',
    questionFirst: 'Ordine: prima quelle la cui risposta decide di più',
    questionTells: 'Accanto a ciascuna: che cosa fa emergere e quale risposta deve insospettire',
    titlesShare: 'Legame: che cosa ha esattamente ciascuno in comune con ciò che è dato',
    sickCauses: 'Cause: la più probabile per prima, ciascuna con il segno da cui posso riconoscerla',
    sickTry: 'Da provare: ciò che aiuta contro ciascuna, la cosa più semplice per prima',
    sickDoctor: 'Medico: quali segni o quanto tempo sono troppi per aspettare',
  },
  guided: {
    bestOfOther: 'Chiudi con il modo di attenuare lo svantaggio maggiore della scelta consigliata.',
    choiceSettle: 'Scegli nella prima frase, con il motivo che decide.',
    choiceSign: 'Indica il segno da cui posso capire che per me è giusta l’altra scelta.',
    choiceHint: 'Chiudi con il principale svantaggio di questa scelta e come attenuarlo.',
    packWalk: 'Ripercorri mentalmente dalla partenza al ritorno e annota che cosa richiede ogni parte.',
    packGive: 'Dai la lista con una cosa per riga, con la quantità dove conta, e segna ciò che non deve mancare.',
    shopWork: 'Calcola che cosa serve e quanto, in base a per chi e per quanto tempo.',
    shopGive: 'Dai la lista come stanno le cose nel negozio, in unità che si possono comprare.',
    shopSum: 'Aggiungi prezzi approssimativi e di’ che cosa togliere se il totale supera il budget.',
    apieceSay: 'Di’ accanto a ciascuno a quale dettaglio indicato risponde.',
    questionSettle: 'Stabilisci prima che cosa bisogna sapere alla fine.',
    questionGive: 'Dai le domande che lo fanno emergere, prima quelle la cui risposta decide di più.',
    questionWary: 'Di’ accanto a ciascuna quale risposta deve insospettire.',
  },
} as const;
