/** What is written in somebody else's voice, only in part, or from what one sees, and how such things are laid out. */
export const written = {
  sharp: {
    ideasOfPlots:
      'Give each one in two or three sentences: who wants what, what stands in the way, and one turn that nobody sees coming; make them differ clearly, keep to all that is said here, and mark the one that could carry most.',
    imagined:
      'Write it wholly in the voice of whoever is supposed to be writing, invent the details that make it believable, two or three of them precise and unexpected, and keep to the form such a piece has in real life, with no gaps left to fill in.',
    msgFrom:
      'Write it ready to use, in the form, length and tone such a text usually has, build in everything given with names and figures exact, and add nothing beyond it that would pass for a fact.',
    opensOnly:
      'Write only this part: start with something that belongs to exactly this instead of a formula, choose the one or two points that count most here, and lead on to what follows without closing.',
    describeSeen:
      'Begin with the whole as one sees it at first glance, then go through it in an order one can follow, with shapes, colours, materials and what goes on there named precisely, and end with what makes it unmistakable; say where something varies or is not known.',
    essayTold:
      'Let one impression or insight carry the whole, open with a concrete moment, show it in details instead of judgements, and end with what it means now, without a moral.',
    outlineBare:
      'Put them in an order in which each prepares the next, and word each so that it says what its part is about.',
    gapCounted:
      'Give exactly as many as are asked for, the best first, each one in its place so that one sees that it fits in grammar and meaning.',
    sceneStory:
      'Begin in the middle of what is going on, let what each figure wants and hides show in what they say and do, and stop at the moment when something between them has changed.',
    copyEnd:
      'Lead with what it does for those it is meant for, make it vivid in one scene or sound that belongs to it, keep to what is given here, and close exactly as asked.',
  },
  bullets: {
    plotEach: 'Each idea: who wants what, what stands in the way, and one turn nobody sees coming',
    msgPoint: 'Opening: what it is about, by the second sentence',
    msgTone: 'Tone: as one writes to exactly this reader',
    msgClose: 'Close: what the reader is to do, or a kind word',
    msgAll: 'Content: everything given, nothing beyond it that would pass for a fact',
    imagDetails: 'Details: invented, precise, such as only this writer could know',
    imagForm: 'Form: that of such a piece in real life',
    imagFull: 'Gaps: none; whatever is not given is made up',
    opensHook: 'Start: something that belongs to exactly this, no formula',
    opensPick: 'Content: the one or two points that count most here, nothing made up',
    opensScope: 'Scope: this part alone, leading on to what follows',
    seenWhole: 'First: the whole, as one sees it at first glance',
    seenOrder: 'Order: one that can be followed, from the whole to the details',
    seenDetails: 'Details: shapes, colours, materials and what goes on there',
    seenTrue: 'Truth: only what is really there; what varies or is not known, said',
    speechTrue: 'Stories: true ones from me; [brackets] where one belongs',
    outRoom: 'Weight: how much room each part gets',
    headSays: 'Headings: each says what its part is about',
    essayThread: 'Thread: one impression or insight that everything serves',
    essayShown: 'Showing: moments and details instead of judgements',
    essayNow: 'Ending: what it means now, without a moral',
    inStyle: 'Style: that of the model named, in its typical words, rhythm and subjects',
    gapEach: 'Each: shown in its place, fitting in grammar and meaning',
    gapNumber: 'Number: exactly as many as asked for, the best first',
    sceneWants: 'Figures: what each wants and hides shows in words and deeds',
    sceneShift: 'End: the moment when something between them has changed',
  },
  guided: {
    plotsGive:
      'Then give the ideas, two or three sentences each with a conflict and a turn, and mark the one that could carry most.',
    opensTry: 'Try three first sentences of different kinds, and use only the one that could stand nowhere else.',
    gapTry: 'Give as many as are asked for, each in its place, and say which fits best.',
    imagWho: 'Settle who is writing, what they want and what they would never say.',
    seenFirst: 'Settle from where it is seen, and begin with the whole.',
    seenThrough: 'Go on to the details in an order one can follow, each named precisely.',
    seenEnd: 'End with what makes it unmistakable.',
    sceneSettle: 'Settle for yourself what each figure wants in this scene and what it keeps from the others.',
    sceneWrite: 'Write it from the middle of what is going on to the moment when something has changed.',
  },
} as const;
