import type { LexiconSource } from './lexicon.js';

const LANGUAGES =
  'english|french|german|spanish|italian|portuguese|romanian|chinese|mandarin|japanese|korean|arabic|russian|dutch|polish|turkish|hindi|greek|swedish|hebrew|vietnamese|thai|latin';
const CODE_LANGUAGES =
  'python|javascript|typescript|java|c\\+\\+|c#|golang|rust|php|ruby|kotlin|swift|bash|powershell|html|css|react(?! to)|node(?:\\.js)?|django|flask|vba|matlab|latex|jquery|c program';
const PASTED =
  '(?:this|these|that|the (?:following|given|text|sentence|passage|paragraph|article|attached|above|below))';

export const en = {
  spaced: true,
  proclitics: '',
  enclitics: '',
  headLast: false,
  lead: "hi|hello|hey|hiya|greetings|good (?:morning|afternoon|evening)|dear (?:chatgpt|ai|assistant)|chatgpt|ok|okay|so|and|then|now|also|but|well|please|pls|plz|kindly|just|there|(?:can|could|would|will) (?:you|u)(?: please| kindly| possibly)?(?: help me(?: to)?)?|would you mind|i(?: would|'d|d)? (?:want|need|like|love)(?: for)?(?: you| u)?(?: help)?(?: to| with)|i(?: am|'m|m) (?:trying|looking|hoping|going|planning) (?:to|for)|you (?:will |are )?(?:need|have|going|required|asked|expected)(?: to)?|you(?: should| must| will| are to)|your (?:task|job|goal|role|mission) is to|(?:can you |please )?help me(?: to| with)?|help(?: with)?|let's|let us|try to|i was wondering if you could|i wonder if you can|it would be great if you could|we need(?: you)? to|act (?:as|like) (?:an?|my|the) [^,.;:?!\\n]{2,60}(?:,| and| to| &| &amp;)(?= (?:give|write|create|make|draft|help|suggest|explain|tell|plan|design|analy[sz]e|review|summari[sz]e|generate|prepare|answer|teach|develop))|now that|first|next|finally|it is up to you to|i (?:just |really )?(?:need|want|would like)(?= an?\\b| some\\b| help\\b| ideas\\b| \\d)|(?:i am|i'm|im) looking for|in this (?:situation|case|scenario),|in (?:a|the) .{3,40} (?:style|tone|way),|(?:based on|considering|given|in light of|on the basis of|according to|using|from)\\b[^,.\\n]{2,90},|\\d+[.)]",
  rules: [
    [
      'chat',
      'any',
      "^(?:hi|hello|hey|hiya|yo|good (?:morning|afternoon|evening))[\\s,!.]*(?:there|everyone|friend|chatgpt)?[\\s,!.]*(?:how(?: are|'re|s|'s| is)(?: you| u| it going| your day| things)?.{0,30}|what'?s up.{0,20}|nice to meet you.{0,20})?[\\s?!.]*$|^(?![^.]*\\b(?:e-?mail|letter|note|card|message|speech|text)\\b)(?:thanks?|thank you)(?: you)?(?: so| very)?(?: much)?[^.?!]{0,40}[\\s!.]*$|^how are you.{0,20}$",
    ],
    [
      'chat',
      'start',
      "i(?: am|'m|m)? (?:feel|feeling|so|really|very)?(?: (?:so|really|very|a bit|a little))? ?(?:feeling )?(?:sad|lonely|anxious|stressed|bored|tired|depressed|overwhelmed|unhappy|upset|heartbroken)(?: today| right now| lately)?[\\s!.]*$",
    ],
    [
      'unknown',
      'start',
      '(?:ignore|disregard|forget|override|bypass) (?:all|any|the|your|everything|previous)|(?:reveal|print|show|repeat|output|tell)(?: me)? (?:your|the) (?:system|initial|hidden|original) (?:prompt|instructions|message)',
    ],
    [
      'literal',
      'start',
      '(?:write|say|print|output|type|repeat|return|reply with|respond with|answer with)(?: only| just)?(?: the)?(?: words?| text)? ?["“\'«][^"”\'»]{1,40}["”\'»][.!]?$',
    ],
    [
      'persona',
      'start',
      'as (?:an?|the) .{3,60}, (?:what|how|would|could|tell|explain|describe|write|why)|how would you .{3,60} as an?|what would you .{3,60} (?:if you were|as) an?',
    ],
    [
      'roleplay',
      'start',
      "(?:to )?(?:act|behave|respond|answer|talk|speak) (?:as|like)|pretend|role-?play|(?:take|taking)(?: on)? the (?:role|persona|part)|(?:assume|adopt|play|embrace|embody|adopting|assuming) (?:the )?(?:role|persona|character|part|identity)|you(?: are|'re| r|re)(?: now)? (?:an?|my|the)(?! given| user)|act(?:ing)? as|play(?:ing)? as|simulat(?:e|ing)(?: an?| being| the)|from now on,? (?:you|act|respond|answer)|be my|imagine (?:that )?you(?: are|'re)(?: an?| the| in| my| living)|imagine yourself|an? .{3,30}, (?:which|who) (?:is|are) you|picture yourself|embody",
    ],
    [
      'agent',
      'any',
      "open (?:a|the) (?:pull request|pr)|(?:run|rerun) the (?:tests?|test suite|linter|build)|in (?:this|the|my|our) (?:repo|repository|codebase|workspace|project folder)|(?:go|look|search|read|scan|browse|crawl) (?:through|into|across|over|the) (?:my|the|all|our|every|entire|whole|web|internet)|(?:use|using) (?:the|your) .{0,20}(?:tools?|browser|terminal|api|search)(?: to)?|commit (?:the|your|and|it)|push to|deploy (?:it|the|to)|create a (?:branch|ticket)|every (?:day|morning|evening|hour|week|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?: at [^,]{1,12})?,? (?:check|send|fetch|collect|post|summari[sz]e)|(?:once|when) (?:you are |you're )?done,? (?:report|tell|send|open|commit)|my (?:inbox|google drive|downloads folder|calendar) and|autonomously|step by step without asking|scrape",
    ],
    [
      'reply',
      'start',
      '(?:respond|reply|answer)(?: back)? to ?[:"“]|(?:respond|reply|answer)(?: back)? to (?:the|this|my|an?|these|his|her|their|that|following)|how (?:should|can|do|would) i (?:respond|reply) to|what (?:should|can) i (?:say|reply|respond) (?:to|when)',
    ],
    [
      'formula',
      'start',
      "(?:write|create|give|provide|generate|make|build|translate|convert|turn|need|suggest|design|find|show|provide)\\b[^,.;]{0,70}\\b(?:regex|regexp|regular expression|sql query|sql statement|sql|mysql|postgres query|excel formula|sheets? formula|spreadsheet formula|formula (?:in|for) (?:excel|google|sheets)|formula|vlookup|shell command|bash command|terminal command|linux command|git command|command to|one-?liner|html|css|latex|markdown|cron (?:job|expression)|xpath|jq)|(?:regex|regexp|regular expression|sql query|excel formula|spreadsheet formula|(?:git|bash|linux|shell|docker|terminal) commands?)(?: (?:for|to|that|which).*)?|what(?: is|'s) (?:the|an?) (?:\\w+ ){0,2}(?:regex|regular expression|formula|command|query|syntax|selector)",
    ],
    [
      'app',
      'start',
      '(?:create|build|make|develop|generate|design|code|program|write|give|need)\\b.{0,50}?\\b(?:web ?(?:page|site|app)s?|website|landing page in|(?:mobile |todo |to-do |desktop |android |ios |chat |weather )?apps?|application|(?:browser |chrome )extension|chat ?bot|discord bot|telegram bot|bot|dashboard|(?:tetris|snake|tic-tac-toe|platformer|browser|video|2d) ?games?|crud|rest api|api server|prototype|plugin)',
    ],
    [
      'code',
      'start',
      `(?:translate|convert|port|rewrite|refactor|optimi[sz]e|migrate)\\b.{0,60}\\b(?:code|function|script|class|component|${CODE_LANGUAGES}|sql)`,
    ],
    [
      'translate',
      'any',
      `translat(?:e|ed|ing|ion of)|(?:how (?:to|(?:do|would) (?:you|u|i|we)) say|what(?:'s| is)) .{1,60} in (?:${LANGUAGES})|(?:to|into|in) (?:${LANGUAGES}) ?[:：]`,
    ],
    [
      'summarise',
      'start',
      `summari[sz]e|sum up|condense|recap|tl;?dr|boil|(?:give|write|provide|create|make|generate|need|prepare)(?: me| us)?(?: an?| the)? (?:\\w+[ -]){0,4}?(?:summary|summaries|synopsis|tl;?dr|abstract|recap)|key (?:points|takeaways) (?:of|from)|what (?:are|is) the (?:key|main) (?:points?|takeaways?|ideas?) (?:of|from|in) ${PASTED}`,
    ],
    [
      'debug',
      'any',
      "debug|fix (?:this|the|my) (?:\\w+ )?(?:code|bug|function|script|program|query|component|loop|sql|error|test)|(?:this|my|the|following) (?:\\w+ )?(?:code|function|script|program|query|component|loop|app) (?:doesn't|does not|isn't|is not|won't|throws|fails|gives|returns|crashes|keeps|always)|why (?:does|is|do|am|doesn't|isn't) (?:this|my|the|i get(?:ting)?) .{0,30}(?:code|function|script|loop|query|component|error|exception|undefined|null)|traceback|stack ?trace|(?:type|reference|syntax|index|key|value|name|attribute|import|null ?pointer|segmentation) ?(?:error|fault|exception)|undefined is not|cannot read propert|find the bug",
    ],
    [
      'readcode',
      'any',
      `what does (?:this|that|it) do|what (?:does|is|will|would) (?:this|the|the following|the given|that) .{0,30}?(?:code|function|script|snippet|regex|query|program)|(?:output|result|complexity) of (?:this|the)(?: following| given)? (?:\\w+ )?(?:code|function|script|program|snippet|query)|explain (?:to me )?(?:this|the following|the given|the|what) .{0,25}(?:code|snippet|function|regex|query|script|program) ?(?:does|below|:|$|\\n)|walk me through (?:this|the) code|read this code`,
    ],
    [
      'correct',
      'start',
      '(?:correct|proof-?read|fix|check|edit|review|rewrite)\\b.{0,70}?\\b(?:grammar|grammatical|grammatically|spelling|typos?|errors|mistakes?|punctuation)|(?:correct|proof-?read) (?:this|the|my|these)|proof-?read|(?:fix|correct|check|edit)(?: (?:it|this))?[.!:]?$|is (?:this|my) (?:sentence|grammar|english) (?:correct|right)|copy-?edit',
    ],
    [
      'rewrite',
      'start',
      `(?:re-?write|rephrase|paraphrase|reword|restate|re-?phrase|polish|simplify(?! (?:the (?:expression|equation|fraction)|\\S{0,6}[\\d(=+^√]))|shorten|lengthen|soften|humani[sz]e|reformat|format)|(?:improve|enhance|edit|refine|revise|adapt|modify) (?:${PASTED}|my|an?|the)|make (?:${PASTED}|it|my|our|them)\\b.{0,40}?\\b(?:sound|more|less|shorter|longer|better|funnier|simpler|clearer|formal|professional|casual|friendl\\w+|polite|concise|persuasive|readable|human)|change (?:the )?(?:\\w+ )?(?:tone|style|person|tense|voice|wording)|turn (?:${PASTED}|my) .{0,40}?into|convert (?:${PASTED}|my) .{0,30}(?:sentences?|text|paragraph|notes|bullet|passive|active)|put (?:this|the following) in(?:to)? (?:\\w+ ){0,3}words|replace`,
    ],
    [
      'rewrite',
      'any',
      'so (?:that )?it (?:sounds|reads) |(?:should|must|needs to|need to) be (?:\\w+ (?:and )?){0,2}(?:rewritten|re-written|rephrased|paraphrased|reworded|shortened|simplified)|(?:correct|change) and rewrite',
    ],
    ['extend', 'any', 'complete and rewrite'],
    [
      'extend',
      'start',
      '(?:continue|finish|extend|carry on|complete) (?:with )?(?:the|this|my|writing|a|with|telling|following)\\b.{0,40}|write the (?:next|rest|ending|remaining)|what happens next|fill in the (?:blank|missing|gap)',
    ],
    [
      'prove',
      'start',
      'prove|show that|verify|disprove|demonstrate that|derive|check (?:whether|if) (?:the|this) (?:statement|claim|proof)|is (?:it|the following|this statement) true|true or false|fact-?check',
    ],
    [
      'math',
      'start',
      `solve(?! (?:the|this) (?:mystery|riddle|crime|conflict))|calculate|compute|work out|factori[sz]e|factor|differentiate|integrate|simplify|evaluate (?:the )?(?:expression|integral|limit|sum)|(?:find|determine|get|express)\\b.{0,50}\\b(?:value|derivative|integral|area|volume|perimeter|sum|roots?|probability|slope|equation|remainder|determinant|in terms of|solution|hypotenuse|average|median|gcd|lcm|prime factors?)|convert \\d|what (?:is|are) the (?:probability|chance|odds|area|volume|perimeter|remainder|sum|product)|what(?:'s| is) the (?:derivative|integral|antiderivative|limit of|inverse of|gradient)|what(?:'s| is) \\d[\\d.,]* ?(?:[+*/x×÷^%-]|percent|plus|minus|times|divided)`,
    ],
    [
      'classify',
      'start',
      `classify|categori[sz]e|label|sort (?:these|the following|each|this)|group (?:these|the following|the)|(?:identify|tell(?: me)?|say|state|determine|decide|judge|detect|predict|figure out|indicate) (?:whether|if|which (?:of|\\w+ (?:is|are|does))|the sentiment|the (?:category|genre|emotion|mood))|is (?:this|the following) (?:\\w+ ){0,3}(?:positive|negative|spam|sarcastic|offensive|relevant)|rate (?:this|the following|each|these)`,
    ],
    [
      'classify',
      'any',
      'programming language (?:is |was )?used|(?:as|into|are|is) either|one of the (?:following )?(?:categories|labels|classes)|(?:pick|choose|assign) (?:an?|the|one) (?:\\w+ )?(?:category|categories|label)|give .{0,30} an? (?:category|label)|\\bsentiment (?:of|is|:)|relevant .{0,30} or not relevant|rocky or gaseous|alive or extinct',
    ],
    [
      'extract',
      'start',
      `extract|pull out|(?:list|find|identify|get|highlight|underline|count)\\b.{0,60}\\b(?:mentioned )?(?:in|from) ${PASTED}|list all (?:the )?.{1,40}mentioned|parse`,
    ],
    [
      'choice',
      'any',
      "which (?:one )?of (?:the following|these)|multiple[ -]choice|(?:odd|word) one out|does(?: not|n't) (?:belong|fit)|choose the (?:correct|right|best) (?:answer|option|word)|select the (?:correct|right|best)|option [a-d]\\b",
    ],
    [
      'decide',
      'any',
      "(?<!(?:how|what|where|when|who|why|much|many|long|often|far|books?|movies?|one) )should (?:i|we|my)|help me (?:decide|choose|pick)|(?:is|would) it (?:be )?(?:better|smarter|wiser|worth)|is it worth|worth (?:it|buying|learning)|which (?:one |option |job |offer )?(?:should|would be better|is better|is (?:the )?best for me)|torn between|can't decide|cannot decide|pros and cons|advantages and disadvantages|better (?:choice|option|investment)|choose between|make a decision|what would you (?:choose|do in my)",
    ],
    ['why', 'any', 'what (?:could|would|might) be the reasons?|h?w?hat would be the reason'],
    ['compare', 'start', 'compare(?! strings| two (?:strings|numbers|arrays|lists|files))|contrast'],
    [
      'compare',
      'any',
      'difference(?:s)? (?:between|from)|diff between|comparison (?:of|between)|vs\\.?|versus|compared (?:to|with)|how (?:does|do|is|are|did) .{1,80} (?:differ(?!ent)|compare|different(?= (?:from|to|than|in|between)|[?.]?$))|the same (?:thing )?as|similarit(?:y|ies) (?:between|of)|echo(?:es)? that of',
    ],
    [
      'code',
      'start',
      `(?:implement|program|code)\\b|(?:write|create|develop|build|make|generate|design|give|provide|show|need|add)\\b.{0,95}?\\b(?:(?:${CODE_LANGUAGES})\\b.{0,50}?(?:function|script|program|class|code|app|application|bot|game|page|component|tool|example|api|method|module|scraper)|functions? (?:to|that|which|for|in|called|named)|algorithm|code|(?:unit )?tests? (?:for|cases? for)|api endpoint|dockerfile|class (?:that|to|called|for)|program (?:that|to|which)|script (?:that|to (?:read|parse|rename|copy|download|convert|delete|count|backup|back up))|data structure|component|${CODE_LANGUAGES})`,
    ],
    ['recipe', 'any', '(?:recipes?|how (?:do (?:i|you)|to|can i) (?:cook|bake|grill|roast|brew|fry))'],
    ['timeline', 'any', 'chronolog\\w+|timeline|in (?:date|chronological) order'],
    [
      'training',
      'start',
      '(?:study|prepare|revise|train|practi[sc]e|get ready)(?: \\w+)? for|learn (?:to )?\\w+ (?:in|within) (?:\\d+|a|one|two|three|six)|get (?:fit|in shape)',
    ],
    'made',
    [
      'words',
      'any',
      "synonyms?|antonyms?|rhym(?:e|es) with|(?:find|give|need|suggest|list|what(?:'s| is)|looking for|is there)(?: me)?(?: \\w+){0,2} words? (?:that|which|for|to describe|starting|beginning|ending|meaning|with)|idioms? (?:for|about|with)|anagrams?|opposite of|another (?:word|way to say)|(?:in|make|write) (?:a )?sentences? (?:with|using) the words?",
    ],
    ['summarise', 'any', '(?:executive|brief|short|quick) summary|tl;?dr'],
    [
      'evaluate',
      'start',
      'analy[sz]e|evaluate|assess|critique|criticize|review|examine|appraise|interpret|give (?:me )?(?:\\w+ )?feedback|rate|grade|score|what do you think (?:of|about) (?:this|my|the following)|audit',
    ],
    [
      'discuss',
      'start',
      'discuss(?! the (?:origin|history))|debate|argue|make (?:a|the) case|what (?:do you think|is your (?:opinion|view|take))|do you (?:think|believe|agree)|to what extent',
    ],
    [
      'discuss',
      'question',
      'is it (?:ever |really |always )?(?:rational|ethical|moral|right|wrong|fair|just|justified|acceptable|possible to (?:know|be))|(?:do|does|should) (?:the )?(?:humans?|people|society|governments?|money|ai|free will)|is (?:free will|god|democracy|art|money|ai|there (?:a )?(?:god|meaning|free will|objective))',
    ],
    [
      'text',
      'start',
      'describe an? (?:\\w+ )?(?:scenario|situation|scene|day|world|city|place|place|character|person|time)',
    ],
    [
      'describe',
      'start',
      'describe|(?:meaning|definition|history|origin|concept|theory|importance|role|effects?|impact|basics|overview|introduction) (?:of|to)|facts about|define(?! an? (?:new|own))|tell (?:me|us)(?: more)? about|(?:provide|give)(?: me| us)?(?: an?| some| the)? (?:\\w+ ){0,3}?(?:description|overview|definition|information|info|details|background|introduction)|introduce (?!yourself)|info (?:on|about)|learn about|know (?:more )?about|what do you know about',
    ],
    [
      'explain',
      'start',
      'explain(?! (?:your|the) (?:answer|reasoning|choice|steps|rational))|teach|tell (?:me|us)(?: more)? (?:how(?! to)|why|what)|discuss|elaborate|expand (?:on|upon)|illustrate|clarify|demystify|(?:provide|give|offer|share)(?: me| us)?(?: an?| some| the)? (?:\\w+ ){0,3}?(?:insights?|overview|explanation|introduction|definition|description|information|info|details|background|example of how|understanding)|outline(?! (?:for|of) an? )|introduce (?!yourself)|walk me through|break down|understand|learn (?:about|what|how)|know (?:about|more|what|how|why)|info (?:on|about)|highlight',
    ],
    ['translate', 'start', 'render (?:this|the following) in'],
    [
      'troubleshoot',
      'any',
      "(?:doesn't|does not|doesnt|won't|will not|wont|isn't|is not|isnt|not|stopped|stop) (?:work|working|open|opening|start|starting|load|loading|turn on|turning on|connect|connecting|respond|responding|boot|booting|print|printing|charge|charging|show|showing)|(?:it )?shuts? (?:itself )?down|crash(?:es|ing|ed)?|keeps? (?:crashing|freezing|restarting|stopping|disconnecting|\\w+ing)|what(?:'s| is) wrong|how (?:can|do|to) (?:i )?(?:fix|solve|repair|troubleshoot)|error (?:message|code|when)|i (?:get|got|am getting|keep getting) (?:an?|this|the) error|can't (?:open|connect|log ?in|install|access|hear|see)|stuck (?:on|at)|frozen|no longer works",
    ],
    [
      'whatif',
      'any',
      'what if|what would (?:happen|have happened|the world|life|be different)|what might (?:happen|have happened)|how would .{3,60} (?:be|have been) different|imagine (?:if|a world|that (?!you))',
    ],
    [
      'why',
      'question',
      'why|what (?:caused|causes|led to|leads to|made|makes|are the (?:main |possible )?(?:causes|reasons)|is the (?:main )?(?:cause|reason)|(?:could|would|might|can) be the (?:reasons?|causes?)|explains)|how come|for what reasons?',
    ],
    [
      'advice',
      'any',
      'tips|advice|how (?:can|do|could|should|would) (?:i|we|you|one|someone|people)(?: \\w+)? (?:improve|get better|become|develop|deal|cope|overcome|stay|keep|manage|motivate|handle|learn|make friends|lose|gain|save|reduce|be more|increase|build|prepare|avoid|convince|balance|survive|stop|start|sleep|focus|relax|grow)|how to (?:improve|get better|become|develop|deal|cope|overcome|stay|manage|handle|learn|make friends|lose|save|reduce|be more|increase|prepare|avoid|convince|stop|survive)|best ways? to|ways to (?:improve|reduce|increase|save|stay|get|be|help|make|learn)|(?<!(?:marketing|content|business|sales|launch|media|pricing|growth|exit|seo) )strateg(?:y|ies) (?:to|for)|ways? (?:i|we) can|career path',
    ],
    [
      'howto',
      'any',
      "how (?:do|can|could|should|would) (?:i|we|you|one|someone)|how to|what(?:'s| are| is) the (?:steps?|procedure|process)(?: to| for| of)?|steps (?:to|for)|what should i do|instructions? (?:for|to|on)|is there a way to",
    ],
    ['names', 'any', 'names? (?:for|ideas)|(?:name|what to call) my|what (?:should|can|could) (?:i|we) (?:name|call)'],
    [
      'ideas',
      'any',
      'ideas?|brainstorm|creative ways|(?:unusual|creative|new|alternative|fun) (?:uses|ways|things)|ways to (?:describe|use)|what can i (?:make|cook|do) with|examples of (?:creative|fun)',
    ],
    [
      'recommend',
      'any',
      "recommend\\w*|suggestions?|can you suggest|(?:which|what) \\w+(?: \\w+)? (?:should|can|could|would) (?:i|we) (?:buy|read|watch|get|use|visit|try|choose|play|learn|eat|see|stay)|where (?:should|can|could|to) (?:i |we )?(?:go|eat|stay|buy|find|visit|travel)|what(?:'s| is| are)(?: an?| some| the)? (?:best|good|top|great|nice|cheapest)|best (?:time|way|place|books?|movies?|apps?|laptop|phone|tools?|restaurants?|season)|good \\w+ (?:to|for)|when is the best",
    ],
    [
      'puzzle',
      'any',
      'riddle|brain ?teaser|puzzle|guess (?:the|who|which|what (?:i|it|this|animal|am))|murder mystery',
    ],
    [
      'list',
      'start',
      'list|name(?! (?:my|for|ideas))|enumerate|mention|give(?: me| us)?(?: \\w+){0,3}? (?:examples|list)|(?:the )?(?:biggest|largest|top|most)|what are (?:some|the (?:top|main|important|different|key|basic|types|five|ten|three|most|best|biggest|largest)|(?:two|three|four|five|six|seven|ten|\\d+|important|common|popular|good))|what (?:\\w+ )?(?:factors|steps|things|aspects|qualities|skills|ingredients|topics|methods|measures|elements|features|signs|symptoms|options)|what (?:is|are) (?:needed|required|necessary|included)|which (?:\\w+ )?(?:countries|states|cities|books|movies|films|foods|animals|companies|languages)|what (?:kinds?|types?|sorts?) of|(?:find|show|get)(?: me)? (?:all|some|the|five|ten|three|\\d+)',
    ],
    ['list', 'start', '(?:benefits|types|causes|symptoms|examples|advantages|features|kinds|parts|stages|steps) of'],
    ['code', 'start', `(?:${CODE_LANGUAGES}) (?!is|vs).{3,80}`],
    [
      'quantity',
      'question',
      "how (?:many|much|long|far|old|tall|big|often|fast|high|heavy|large|deep|wide|hot|cold|rich)|what(?:'s| is) the (?:\\w+ )?(?:number|amount|population|distance|average|speed|cost|price|size|height|length|weight|percentage|temperature) of|estimate",
    ],
    ['quantity', 'start', 'estimate|guesstimate|approximate|you need to estimate'],
    [
      'explain',
      'question',
      'how (?:do|does|did|is|are|was|were|can|could|might|has|have|exactly)|what(?:.s| is| are|s) (?:the )?(?:point|meaning|purpose|role|function|importance|significance|concept|process|idea|impact|effects?|benefits?|principles?|history|origins?|main|mechanism|structure)|what does .{1,60} (?:mean|do)|meaning of',
    ],
    [
      'describe',
      'question',
      "what(?:'s| is| are| was| were) (?:an? )?(?:[^?\\s]+ ?){1,4}(?:\\([^)]*\\) ?)?\\?*$|what is .{1,40} used for",
    ],
    [
      'yesno',
      'question',
      "(?:is|are|was|were|am|do|does|did|can|could|will|would|should|has|have|had|may|might|isn't|aren't|doesn't|don't|can't)\\b(?! you (?:please|help|tell|give))",
    ],
    [
      'fact',
      'question',
      "who|whom|whose|when|where|which|what|what's|whats|in (?:which|what)|on (?:which|what)|with what|at (?:which|what)|of which|to which|from which",
    ],
    ['email', 'any', '(?:give|write|send|draft|create)(?: me)? (?:an? |the )?(?:\\w+ ){0,2}e-?mails?'],
    ['decide', 'any', '^[^?.!,:]{2,36} or [^?.!,:]{2,60}\\??$'],
    ['fact', 'any', '(?:which|what) (?:country|city|year|state|language|company|team|person|animal|planet)'],
  ],
  makes: [
    ['plan', '(?:plan|organi[sz]e|schedule|map out|arrange)'],
    ['recommend', '(?:suggest|recommend|propose)'],
    ['ideas', '(?:come up with|think of|brainstorm|invent)'],
    [
      'list',
      '(?:list|make (?:me )?a (?:\\w+ )?(?:list|table)|create (?:me )?a (?:\\w+ )?(?:list|table)|provide a (?:\\w+ )?(?:list|table)|compile)',
    ],
    ['text', '(?:write|compose|draft|phrase|pen|author|word)'],
    [
      'unknown',
      '(?:create|generate|make|produce|prepare|craft|develop|design|build|construct|formulate|share|offer|give(?: me| us| them)?|provide(?: me)?(?: with)?|tell(?: me| us)?|draw(?: me)?|paint|need|want|get(?: me)?|show(?: me)?|choose|pick|find(?: me)?|answer|use|set up|put together|assist|crafting|drafting|creating|writing|preparing|planning|making|looking for)',
    ],
  ],
  artifacts: [
    [
      'words',
      '(?:synonyms?|antonyms?|rhymes|idioms?|(?:a |another |one )?words? (?:that|for|meaning|to describe)|alliterations?)',
    ],
    [
      'email',
      '(?:e-?mails?|mails?|letters?|messages?|reply|replies|response to (?:the|this|my|an?) (?:email|e-mail|message|letter|customer|client)|dm|invitations?|invite|thank[ -]you note|resignation|apology|reminder|follow-?up|note to|memo|text message|complaint)',
    ],
    [
      'essay',
      '(?:(?:argumentative|persuasive|opinion|reflective|expository)?\\s?essays?|thesis|term paper|research paper|dissertation|literature review|academic paper|reflection paper|personal statement)',
    ],
    [
      'article',
      '(?:blog ?posts?|articles?|blog|news story|op-?ed|newsletter|listicle|guide to|how-to guide|feature piece|press release|travel blog(?: posts?)?|(?:newspaper|opinion|advice|weekly|magazine) column)',
    ],
    [
      'story',
      '(?:(?:short )?stor(?:y|ies)|fairy ?tale|fable|novel|fan ?fiction|narrative|bedtime story|chapter|legend|myth|plot twist|opening paragraph for a)',
    ],
    [
      'poem',
      '(?:poems?|poetry|haikus?|sonnet|limericks?|lyrics|songs?|rap|ballad|verses?|ode|elegy|chorus|(?:sea )?shant(?:y|ies)|lullab(?:y|ies)|jingle|anthem|nursery rhymes?|diss tracks?)',
    ],
    [
      'image',
      '(?:images?|pictures?|illustrations?|photos?|logo|drawing|painting|(?:midjourney|dall-?e|stable diffusion|image|ai art) prompt|prompt for (?:midjourney|dall-?e|stable diffusion|an image)|wallpaper|icon|poster)',
    ],
    ['unknown', '(?:abc notation|chords|sheet music|tabs)'],
    [
      'caption',
      '(?:alt[ -]?text|captions?|slogans?|taglines?|headlines?|titles?|bio|tweets?|hashtags|subject lines?|one-?liners?|instagram posts?|linkedin posts?|facebook posts?|social media posts?|posts?|motto|elevator pitch|pun|puns|jokes?|quotes?|greeting card|birthday wish(?:es)?|toast line|status|headline)',
    ],
    ['speech', '(?:speech(?:es)?|toast|keynote|eulogy|presentation|talk|pitch|address|sermon|monologue)'],
    [
      'copy',
      '(?:product descriptions?|descriptions? for|ad copy|ads?|advertisements?|sales (?:page|copy|pitch|letter)|landing page(?: copy)?|marketing copy|copy for|commercial|flyer|brochure|campaign|(?:airbnb|ebay|etsy|real estate|property|product) listing|about us|seo (?:text|description)|meta description|radio spot|testimonials?)',
    ],
    [
      'interview',
      '(?:(?:interview|discussion) guide|interview script|interview questions?|surveys?|questionnaires?|questions to ask|discussion questions|questions for (?:an? )?(?:interview|survey|candidate|customer|my)|icebreakers?)',
    ],
    [
      'quiz',
      '(?:quiz(?:zes)?|(?:multiple[ -]choice )?questions|tests? (?:on|about|for students)|exams?|trivia|flash ?cards|worksheet|assessments?|exercises (?:on|about|for)|riddles?)',
    ],
    ['lesson', '(?:lesson plans?|syllabus|curriculum|course outline|lesson|workshop plan|teaching plan|unit plan)'],
    [
      'document',
      '(?:cover letters?|resum[eé]s?|cv|proposal|business plan|contracts?|policy|terms of service|privacy policy|reports?|white ?paper|patent|user stor(?:y|ies)|acceptance criteria|job (?:description|posting|ad)|requirements|documentation|readme|agreement|case study|specification|minutes|manual|grant|recommendation letter|letter of recommendation|performance review|rubric|okrs?|template|checklist|sop)',
    ],
    [
      'dialogue',
      '(?:dialogues?|conversation between|conversations?|screenplay|scene|skit|sketch|play|(?:video|movie|film|podcast|youtube|tiktok) script|script|interview with|debate between)',
    ],
    ['recipe', '(?:recipes?)'],
    [
      'trip',
      '(?:itinerar(?:y|ies)|trips?|vacation|holiday|road ?trip|travel plan|honeymoon|weekend in|days? in (?:the )?(?!year|month|week)\\w+|city break|tour)',
    ],
    [
      'training',
      '(?:(?:workout|training|fitness|exercise|gym|running|study|learning|practice|revision|yoga) (?:plan|program|programme|routine|challenge|schedule|session)|training|workout|exercise routine|marathon plan)',
    ],
    ['meals', '(?:(?:\\w+ )?(?:meal|diet|eating) plans?|meal ?prep|menu|weekly meals|meals)'],
    [
      'schedule',
      '(?:schedules?|agenda|timetable|routine|(?:weekly|daily|shift|cleaning) plan|calendar|meetings?|time ?table|content calendar)',
    ],
    ['outline', '(?:outlines?|table of contents|structure for|sections for|skeleton)'],
    [
      'plan',
      '(?:plans?|roadmap|strateg(?:y|ies)|party|event|project|launch|budget|wedding|campaign plan|marketing plan|onboarding(?! (?:document|guide|manual|handbook|e-?mail|letter|message|page|text))|action items|milestones)',
    ],
    ['names', '(?:(?:\\w+ )?names?|nicknames?|usernames?|domain names?|brand names?)'],
    [
      'ideas',
      '(?:(?:\\w+ )?ideas?|suggestions|topics?|themes?|concepts?|alternatives|ways|gifts?|activities|games|scenarios?|circumstances|challenges?|use cases|plots|search queries|queries|keywords)',
    ],
    [
      'recommend',
      '(?:recommendations?|books?|movies?|films|shows?|podcasts?|audiobooks?|apps|restaurants?|hotels?|songs for|playlist|places|laptop|phone|gift for)',
    ],
    ['timeline', '(?:chronology|timeline|history of events)'],
    ['advice', "(?:tips|advice|best practices|guidelines|do'?s and don'?ts|hacks)"],
    ['howto', '(?:instructions|steps|tutorial|walkthrough|guide|how-to)'],
    ['list', '(?:lists?|tables?|examples|facts|reasons|overview of (?:all|the))'],
    [
      'explain',
      '(?:explanation|overview|introduction|definition|description|insights|information|info|an example|background|details|analogy|metaphor)',
    ],
    ['evaluate', '(?:swot|(?:\\w+ )?analysis|critique|evaluation|assessment of|feedback|comparison|opinion)'],
    [
      'text',
      '(?:paragraphs?|text|passage|sentences?|introduction for|intro|conclusion|section|piece|description|content|summary|biography|statement|profile|reviews?|post)',
    ],
  ],
  question:
    "who|whom|whose|what|what's|whats|when|where|which|why|how|is|are|was|were|am|do(?! (?:my|it|this|some|not|an?)\\b)|does|did|can(?!'t)|could|will|would|should|may|might|(?:has|have|had|isn't|aren't|doesn't|don't|can't|won't)(?= (?:i|you|he|she|it|we|they|this|that|these|those|there|the|an?|my|our|your|his|her|their|people|any\\w+|some\\w+|every\\w+)\\b)|hat (?:is|are|would|does)|in (?:which|what)|with (?:which|what)|to what|at what|for what",
  request:
    'consider|read|look at|given|guess|answer|identify|determine|choose|pick|select|complete|fill|match|rank|order|arrange|rearrange|decide|estimate|predict|detect|find|check|imagine|suppose|tell|let|help|change|convert|modify|add|remove|count|compare|highlight|state|write down|note|study|use',
  unfinished: 'as|is|are|was|were|of|the|an?|to|by|in|with|for|and|or|than|called|because|that',
  wish: "use|keep|structure|organi[sz]e|finish|close|begin|open with|stay|stick|cite|prefer|do not|aim|target|highlight|mark|set|tone|audience|include|add|make sure|make|ensure|avoid|do not|don't|dont|never|only|limit|write it|it (?:should|must|needs|has)|the (?:\\w+ ){1,2}(?:should|must|needs|has to|is to)|they (?:should|must)|please|give|provide|propose|focus|mention|explain your|show|try to|return|output|format|answer in|respond in|start|end|no|without|assign|list|your \\w+ should|be (?:concise|brief|sure|specific|creative)|let|state|name|also|then|finally|each|all|highlight|assume|consider|skip|leave|reply|write",
  above:
    '(?:text|code|paragraph|passage|article|sentence|email|story|list|message|data)? ?above|previous (?:text|paragraph|message)|preceding|earlier',
  formal: '(?!)',
  slots: {
    audience:
      "for (?:an? |the |my |our |your )?(?:\\w+[ -]){0,2}?(?:year[ -]olds?|beginners?|kids?|child(?:ren)?|students?|adults?|teens?|teenagers?|seniors?|experts?|customers?|clients?|readers?|users?|parents?|teachers?|managers?|developers?|engineers?|executives?|investors?|colleagues?|team|audience|class|boss|wife|husband|mom|mum|dad|friends?|mother|father|girlfriend|boyfriend|newbies?|dummies|laymen|layperson|patients?|\\d+[- ]year[- ]olds?|people|women|men|families|family|guests|employees|recruiters?|candidates?|visitors|followers|fans|employers?|school|graders?|grade)|to (?:my|our|the|an?|your|his|her) (?:\\w+ )?(?:boss|manager|team|client|customer|colleague|friend|teacher|professor|landlord|neighbou?rs?|wife|husband|girlfriend|boyfriend|mom|mum|dad|child|kids?|candidate|attendees|coworkers?|supplier|hr|investors?|parents|employees|crew|doctor|reader|people|beginner|curious)|to (?:clients?|customers?|attendees|employees|parents|people|investors|colleagues|students)|audience|like (?:i'?m|i am) (?:an? )?\\w+|eli\\d+|aimed at|target(?:ed|ing)?|in (?:simple|plain|layman'?s|easy) (?:words?|terms|language|english)|aged? \\d+|readers?",
    tone: 'tone|style of|(?:in|with) an? (?:\\w+ ){1,3}(?:style|voice|manner|way)|formal(?:ly)?|informal|professional(?:ly)?|friendly|casual|funny|humorous|witty|snarky|polite(?:ly)?|serious|persuasive|academic|conversational|warm|enthusiastic|sarcastic|neutral|playful|engaging|inspiring|inspirational|dramatic|romantic|confident|empathetic|respectful|relaxed|cheerful|poetic|kindly|catchy|creative|diplomatic|apologetic|upbeat|scary|sad|happy',
    format:
      'bullet(?:s|ed)?(?: points?| list)?|lists?|tables?|json|csv|xml|yaml|markdown|html|numbered|columns?|headings?|sections?|outline|steps?|step[- ]by[- ]step|one line|essay|poem|haiku|sonnet|code block|format|template|diagram|q&a|subject line|rhym\\w+|verses?|chapters?|script|bold|emojis?',
    length:
      '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|hundred|a few|several|single)[- ](?:\\w+ )?(?:words?|sentences?|paragraphs?|pages?|lines?|characters?|minutes?|seconds?|verses?|slides?|bullets?|chapters?|stanzas?)|(?:\\d+|one|two|three)-(?:word|sentence|paragraph|page|line|minute)s?|(?<!in )short(?:er)?(?! stor)|(?:in|into|to) an? (?:paragraph|sentence|line|page|tweet|nutshell|few (?:words|sentences|lines))|brief(?:ly)?|concise(?:ly)?|longer|detailed|in[- ]depth|tweet|haiku|succinct(?:ly)?|just one|one sentence|word count|under \\w+ words',
    deadline:
      'deadline|due (?:on|by|date|tomorrow|in)|by (?:tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next|the end of|noon|\\d)|until (?:tomorrow|monday|friday|next|\\d)|before (?:tomorrow|monday|friday|next|the (?:exam|meeting|deadline))|asap|urgent(?:ly)?|within (?:\\d+|a|an|one|two|three) (?:hours?|days?|weeks?|months?)|in (?:\\d+|two|three|four|six) (?:days?|weeks?|months?)',
    context:
      "because|since i|i(?:'m| am|m) (?:an?|the|preparing|planning|studying|working|trying|writing|currently|in|going|new|looking|building|moving|learning|applying)|we(?:'re| are) (?:an?|the|planning|launching|building|organizing|preparing)|my (?:company|business|team|situation|goal|job|project|website|background|budget|boss|app|store|startup|school)|our (?:company|team|product|website|customers|app|startup|business)|i (?:have|work|run|own|live|need|recently|just|got|was|bought|study|teach)|context|background|situation|reason|consider(?:ing)? (?:this|the)|given that|so that|in order to|as (?:an? )?\\w+, i",
    constraints:
      "do not|don't|dont|without|avoid|never|only|must|at most|at least|no more than|up to|maximum|minimum|except|exactly|should (?:not|be|include|have|contain)|shouldn't|make sure|ensure|needs? to|limit|require\\w*|using only|including|include|instead of|not (?:more|less|exceed)|between \\d+ and \\d+|that are|under \\w+ words|keep (?:it|the)|handl\\w+",
  },
  traits: {
    steps:
      'step[- ]by[- ]step|show (?:your|the|all|every) (?:work(?:ing)?|steps?|reasoning|calculation)|explain your (?:answer|reasoning|steps)|your reasoning|through (?:your|the) reasoning|reasoning steps|how you (?:got|arrived)|walk me through',
    examples: 'examples?|e\\.g\\.|for instance|such as|illustrat\\w+|sample',
    reasons: 'why|reasons?|because|justify|justification|rationale|explain',
    count:
      '\\d+ \\w+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|fifty|hundred|a dozen|a couple|a single',
    sources: 'sources?|cite|citations?|references?|links?|evidence|studies',
    recent:
      'latest|current(?:ly)?(?! position)|today|now(?:adays)?|(?<!most )recent(?:ly)?|this (?:year|month|week|season)|still|as of|upcoming|news|right now|has .{1,40} won|most .{1,20} (?:won|wins)|who is (?:the )?(?:president|ceo|prime minister|king|champion|richest)|price of|how much (?:is|does|do)(?! .{2,60} (?:weigh|hold|contain|eat|drink|sleep|help|affect|change|matter))|stock|20[23]\\d|newest|up to date',
    health:
      'health(?!y|ier|iest|ful| (?:foods?|bar|store|shop))\\w*|diet|vegan|vegetarian|weight(?:lifting)?|exercise|workout|vitamins?|supplements?|medicines?|medication|drug|drugs|dose|symptoms?|disease|virus|vaccin\\w+|covid|cancer|diabetes|blood|pregnan\\w+|sleep|insomnia|anxiety|depress\\w+|anti-?de?pressants?|therapy|pain|headache|fever|flu|doctor|allerg\\w+|calories|muscle|protein|injury|mental health|fasting|cholesterol|caffeine|alcohol|smoking',
    money:
      'invest\\w*|stocks?|shares|crypto\\w*|bitcoin|mortgage|loan|debt|credit (?:card|score)|tax(?:es)?|pension|retirement|salary|insurance|interest rates?|inflation|bank|savings?|etf|401k|rent',
    law: 'legal(?:ly)?|illegal|law(?:s|yer)?|sue|lawsuit|contract|visa|landlord|tenant|divorce|custody|copyright|gdpr|patent|trademark|immigration|court|regulations?|liable|evict\\w*|will and testament',
    travel:
      'travel(?:ing|ling)?|trip|visit(?:ing)?|vacation|holiday|itinerary|flights?|hotels?|tourists?|sightseeing|backpack\\w+|road ?trip|airport|honeymoon',
    technology:
      'software|app|apps|computer|laptop|phone|iphone|android|windows|mac(?:os|book)?|linux|excel|word document|google (?:sheets|docs)|browser|chrome|wifi|wi-fi|router|server|cloud|sql|api|docker|kubernetes|git|github|python|java|javascript|react|node|database|azure|aws|ios|photoshop|wordpress|anki|developer tools|html|css|latex',
    table: 'tables?|columns?|rows?|spreadsheet',
    mail: 'e-?mails?|mail',
    fiction: 'in (?:harry potter|star wars|the (?:movie|film|book|novel|series|show))|fictional|character',
    expert:
      '(?:expert|consultant|specialist|engineer|developer|programmer|analyst|advis[eo]r|coach|trainer|lawyer|attorney|doctor|physician|nutritionist|dietitian|accountant|marketer|copywriter|editor|strategist|economist|scientist|researcher|recruiter|psychologist|therapist|designer|architect|manager|professional)',
    ongoing:
      "i will|i'll|my first|first (?:request|question|sentence|message)|conversation|from now on|throughout|each time|wait for|let's (?:start|begin|play)|we will|until i|whenever|reply only|only reply|do not write explanations",
    person: "who(?:'s| is| was| are| were) [^?]{2,40}\\?*$",
    ownVoice: "i|i'm|im|i've|i'd|my|mine|myself",
  },
} as const satisfies LexiconSource;
