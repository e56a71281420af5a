export const practice = {
  sharp: {
    turnsReact:
      'Ask one question at a time and wait for my answer, say in a line or two what was good and what a stronger answer would have been, follow up where I stay vague, and end with an overall verdict and what to work on first.',
    turnsExam:
      'Run it like the real one, with its parts, order, number of questions and times: one question at a time, wait for my answer, no help and no comment until it is over, then the marks by its own criteria and, for the answers that cost most, a better one.',
    turnsQuiz:
      'Ask one question at a time and wait for my answer, say whether it is right and give the right one with a line that helps me remember it, bring back later what I got wrong, and end with my score and what to go over again.',
    turnsTutor:
      'Take one small step at a time and wait for my reply, correct my mistakes (right away, unless I asked for it otherwise) with the right form and the reason in a few words, build on what I can do already, and end with the mistakes that came back and what to practise next.',
    turnsSparring:
      'Play the other side as such a person would really react, one short turn at a time, and wait for my reply; give in only where I give you reason to, and when I say stop, step out and tell me what worked, where I lost ground and which sentence would have done better.',
  },
  bullets: {
    questionTurn: 'Pace: one question at a time, then wait for my answer',
    turnFollow: 'Follow-up: wherever an answer of mine stays vague',
    examCourse: 'Course: the parts, order, number of questions and times of the real one',
    examSilent: 'During it: no help, no hints, no comment on my answers',
    examScore: 'At the end: the marks by its own criteria, and a better answer where I lost most',
    quizRight: 'After each answer: right or wrong, the right one, and a line that helps to remember it',
    quizAgain: 'What I got wrong: asked again later',
    quizScore: 'At the end: my score, and what to go over again',
    tutorStep: 'Pace: one small step at a time, then wait for my reply',
    tutorMend:
      'Mistakes: corrected right away, unless I asked otherwise, with the right form and the reason in a few words',
    tutorLevel: 'Level: what my replies show I can do, and a little beyond',
    tutorEnd: 'At the end: the mistakes that came back, and what to practise next',
    sparTurn: 'Pace: one short turn at a time, then wait for mine',
    sparPart: 'Part: reacts as such a person really would, and gives in only for a reason',
    sparStop: 'When I say stop: what worked, where I lost ground, and a sentence that would have done better',
  },
  guided: {
    startExam:
      'Name its parts and times in two lines, ask one question at a time and wait for my answer, stay the examiner until it is over, and only then give the marks with the reasons.',
    startQuiz:
      'Start with the first question now, keep my score in a line after each answer, and mix in again before the end what I missed.',
    startTutor:
      'Begin with something short that shows you my level, go on one step at a time, and let what I got wrong come back until it is right.',
    startSparring:
      'Begin in that part with the first sentence, nothing before it, and after the conversation show me the two moments that decided it.',
    startInterview:
      'Open as the real conversation would, ask one question at a time and wait for my answer, dig deeper where I stay vague, and close with a verdict and the one answer I should prepare again.',
  },
} as const;
