import type { LexiconSource } from '../lexicon.js';

export const en: LexiconSource = {
  lead: "please|pls|(?:can|could|would|will) you|help me|i (?:want|need|would like|have|am going)(?: you)? to|i'd like(?: you)? to|you (?:should|must|will|need to|have to)|your (?:task|job) is to|let's|kindly|now|then|and|also|but|so|or|first|next|finally",
  verbs:
    'write|compose|draft|create|generate|make|produce|prepare|develop|design|build|craft|give|provide|list|name|suggest|recommend|propose|brainstorm|think of|come up with|explain|describe|define|discuss|tell|show|outline|summari[sz]e|sum up|condense|shorten|simplify|rewrite|rephrase|paraphrase|edit|proofread|correct|improve|fix|polish|translate|convert|turn|plan|organi[sz]e|schedule|compare|contrast|decide|choose|pick|evaluate|assess|review|critique|analy[sz]e|examine|identify|find|classify|categori[sz]e|sort|extract|calculate|compute|solve|prove|estimate|answer|complete|continue|implement|code|debug|refactor|test|add|remove|delete|replace|update|change|help|act|play|pretend|imagine|include|mention|cover|state|say|note|point out|highlight|start|begin|open|end|finish|close|use|keep|return|put|order|group|mark|check|verify|ask|cite|quote|focus|consider|research|set up|install|run|migrate|rename|teach|guide|advise|phrase|word|argue|predict|rank|rate|draw|divide|construct|work out|split|arrange|report|stop|stay|speak|respond|limit|separate|weigh|support|reply|copy|search|invent|convince|prepare',
  nouns:
    'e-?mail|letter|message|post|article|blog|essay|stor(?:y|ies)|poem|song|script|speech|report|summary|list|table|plan|itinerar|schedule|recipe|quiz|question|idea|tip|name|slogan|tagline|headline|title|caption|description|guide|outline|function|query|program|regex|formula|code|review|proposal|presentation|lesson|agenda|cover letter|ad|text|paragraph|translation|analysis|comparison|explanation|dialogue|checklist|invitation|reply',
  link: 'about|for|to|on|of|that|which|from|in|explaining|asking|with',
  question:
    "who|whom|whose|what|what's|when|where|which|why|how|is|are|was|were|do|does|did|can|could|will|would|should|has|have|may",
  stop: "a|an|the|this|that|these|those|i|i'm|me|my|mine|we|us|our|you|your|he|she|it|its|they|them|their|his|her|one's|who|whom|what|which|when|where|why|how|and|or|but|nor|if|so|as|than|because|since|while|of|to|in|on|at|by|for|from|with|without|about|into|over|under|after|before|between|through|during|per|via|is|are|was|were|be|been|being|am|do|does|did|doesn't|don't|has|have|had|can|could|will|would|should|must|may|might|not|no|each|every|any|all|some|both|other|only|more|most|less|there|here|then|also|up|out|please|let|get|got|ever|too|s|t|re|ll|ve|d",
  adverbs:
    'very|really|truly|extremely|absolutely|quite|highly|totally|definitely|literally|basically|actually|simply|honestly|seriously|incredibly|super|obviously|certainly|completely|perfectly|just|of course|undoubtedly|genuinely|utterly|especially',
  hype: 'amaz|awesome|incredib|fantastic|outstanding|exceptional|world[- ]class|high(?:est)?[- ]quality|top[- ]notch|top[- ]tier|cutting[- ]edge|state[- ]of[- ]the[- ]art|comprehensive|thorough|compelling|captivat|engag|insight|impressive|impactful|creativ|unique|innovativ|superb|wonderful|remarkable|robust|powerful|excellen|perfect|flawless|brilliant|masterpiece|unparalleled|meticulous|extraordinar|seamless|unforgettable|valuable|actionable|stunning|polished|holistic|expert(?:ly|ise)',
  empty:
    'answer|professional|respons|result|output|solution|quality|best|better|good|great|nice|right|correct|accura|clear|concise|careful|deep|detail|effort|possibl|way|thing|stuff|anything|everything|something|job|work|care|attention|knowledge|experience|skill|abilit|maximum|standard|level|time|mind|breath|heart|shot|value|impact|success|useful|help|important|crucial|vital|critical|essential|significan|career|depend|rely|trust|grateful|appreciat|thank|hope|want|need|like|sure|disappoint|mistake|error|fail|hold|forget|worr|hesitat|lazy|matter|think|give|make|mak|beyond|above|extra|mile|touch|magic|justice|task|topic|request|prompt|assistant|model|expect|surpass|exceed|shine|thought|step by step|take|know|ensur|deliver|proud|count|lot|much|follow|stone|unturned|serious|advance|urgent|asap|read|reader|audience|goal',
  vague:
    'something|anything|stuff|things?|etc|somehow|whatever|some kind|nice|cool|good|better|great|interesting|awesome|amazing|and so on|kind of|sort of',
  persona: '(?:you are|you\'re|imagine you are|act as|acting as|behave like|as) (?:an?|the|if)(?= \\p{L})',
  one: 'a|an|one|single',
  numbers:
    'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty|hundred|couple',
  unit: 'words?|sentences?|paragraphs?|pages?|lines?|characters?|minutes?|stanzas?|verses?|chapters?|slides?|seconds?|tweets?',
  count:
    'ideas?|tips?|examples?|questions?|options?|reasons?|points?|versions?|titles?|names?|items?|suggestions?|alternatives?|facts?|steps?|bullets?|entr(?:y|ies)|sections?|columns?|rows?|arguments?|exercises?|stories|headlines?|slogans?|captions?|recipes?|books?|variants?|dishes|activities|places|criteria|parts?|days?|weeks?|ways?|strategies|synonyms|headings?|tests?|causes?|sources?|posts?|subject lines?|stops?|meals?|hours?|risks?|countries',
  to: 'for|to|toward|towards|aimed at|target(?:ing|s)?|my|our|tell|telling|asking|addressed to|with',
  person:
    'beginner|kids?\\b|child|student|adult|teen|senior|expert|customer|client|user|parent|teacher|professor|manager|developer|engineer|executive|investor|colleague|co-?worker|team|boss|wife|husband|spouse|dads?\\b|mom|mum|mother|father|son|daughter|friend(?!ly)|partner|landlord|tenant|neighbou?r|patient|year[- ]old|women|men\\b|famil|guest|employee|recruiter|candidate|visitor|follower|fans?\\b|employer|grader?s?\\b|newcomer|layp|doctor|committee|board|council|supplier|member|shopper|buyer|traveller|traveler|owner|homeowner|entrepreneur|designer|newbie|nurse|attendee|participant|subscriber|voter|donor|listener|general public|non-?(?:experts|specialists|technical)|hr\\b|readers? (?:of|who|with|aged)|people (?:who|with|new|over|under|in|from)|an? audience of',
  reader:
    "(?:in|with|using) (?:simple|plain|everyday|easy|layman'?s) (?:words|terms|language|english)|(?:no|without|any) (?:prior|previous|technical|background) knowledge|like i'?m (?:five|5)|target audience|audience ?: ?\\p{L}|readers? ?: ?\\p{L}|written for \\p{L}|who (?:has|have|know|knows) (?:no|never|little|nothing)|level ?: ?\\p{L}|addressed to \\p{L}",
  tone: 'formal|informal|casual|friendly|polite|warm|humorous|humour|funny|witty|serious|neutral|sarcas|playful|empath|respectful|enthusias|conversational|academic|diplomatic|apologetic|persuasive|confident|calm|light-?hearted|optimis|objective|matter-of-fact|encourag|reassur|firm|poetic|dramatic|kindly|inspir|cheerful|sober|gentle|upbeat|romantic|relaxed|ironic|modest|factual|sincere|scary|spooky|cordial|down-to-earth',
  manner: 'tone|style|voice|manner|register',
  format:
    'list|table|bullet|numbered|json|csv|xml|yaml|markdown|html|heading|subheading|columns?|outline|step[- ]by[- ]step|code block|timeline|diagram|checklist|q&a|subject line|one per line|(?:own|separate|single) line|template|in prose|running text|flowing text|spreadsheet|dialogue form|haiku|sonnet|rhym|short paragraphs',
  short: '(?:brief|concise|short)(?:ly)?(?! (?:\\p{L}+ )?(?:stor|intro|summar|sentence|paragraph|title|descript|example|film|term|list|section|line|word|reason|quote|note|explan|bio|label|name))|few words|few sentences',
  long: 'detailed|in[- ]depth|exhaustive(?:ly)?|extensive(?:ly)?|comprehensive(?:ly)?|lengthy|in (?:\\p{L}+ )?detail|at length|a long(?! (?:time|term|way))|as long as possible',
  casual: 'informal|casual|chatty|slang',
  formal: 'formal',
  must: 'must|should|needs? to|has to|have to|make sure|ensure|including|contain(?:s|ing)?|require[sd]?|with (?:an?|one|two|three|\\d+) examples?|with (?:its|their|the|reasons|sources|examples)',
  not: "do not|don't|dont|never|avoid(?:ing)?|without|exclud(?:e|ing)|leave out|leaving out|omit|instead of|rather than|free of|must not|should not|shouldn't|no|none of|not",
  max: 'at most|no more than|not more than|maximum(?: of)?|max|up to|under|less than|fewer than|within|below|not exceed(?:ing)?',
  min: 'at least|no fewer than|no less than|not less than|minimum(?: of)?|more than|over',
  only: 'only|exactly|nothing but|limit(?:ed)? (?:it |yourself )?to|stick to|by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)|budget|deadline',
  check:
    "(?:if|when|where|whenever) (?:you(?:'re| are)|anything is|something is|in) (?:not sure|unsure|unclear|doubt|missing|uncertain)|say so|check(?:ing)? (?:the|that|your|each|it|whether|every|against)|verif|cite|sources?|citations?|unit tests?|tests? (?:for|that)|tests? ?:|assumptions?|not (?:sure|certain)|uncertain|how (?:sure|certain)|evidence|how to (?:tell|check|verify)|measure(?:d|s)? by|success|ask me|show (?:your|every|each|the) (?:step|work)|criteria|edge cases|justif|what you (?:assume|are unsure)|point out anything|certainty",
  topic:
    'about|regarding|concerning|on the (?:topic|subject) of|related to|based on|focus(?:ing|ed)? on|on how|on why|for|into|between|called|titled',
  first:
    'first|firstly|(?:start|starts|starting|begin|begins|beginning|open|opens|opening) (?:with|by|from)|in the (?:first|opening) (?:sentence|line|paragraph)|step 1|before (?:that|you|the)',
  next: 'then|next|after(?:wards| that| which)|second(?:ly)?|followed by|step 2',
  last: 'finally|lastly|(?:end|ends|ending|finish|finishes|close|closes|conclude|concludes) (?:with|by|on)|at the end|third(?:ly)?',
  sorted:
    'in (?:\\p{L}+ ){0,2}order|step[- ]by[- ]step|by (?:date|priority|importance|price)|one per line|\\p{L}+ (?:\\p{L}+ )?first(?=[.,;\\n]|$)|own line|from (?:\\p{L}+ ){1,3}to (?:\\p{L}+ ){0,2}\\p{L}+(?=[.,;\\n]|$)',
};
