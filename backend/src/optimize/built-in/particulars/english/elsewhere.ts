/** Code, sums and grammar use the words of a household too: a class, a branch, a dog that barks only as a method. */
export const NO_CODE_OR_GRAMMAR =
  '(?!.*(?:\\(\\)|(?<![\\p{L}])(?:code|methods?|functions?|variables?|exceptions?|null|nan|undefined|apis?|sql|postgres\\p{L}*|mysql|javascript|typescript|python|java|rust|golang|react|vue|angular|node|npm|css|html|docker|kubernetes|git|repo|compiler|interfaces?|pointers?|generics|semicolons?|commas?|tenses?|grammar|sentences?|apostrophes?|hyphens?|integral|derivative|equation)(?![\\p{L}])))';

/** Where a programme or a device is to answer, invite or refuse, a button is looked for and no words. */
export const NO_BUTTON =
  '(?!.*(?<![\\p{L}])(?:outlook|gmail|thunderbird|settings|redmi|iphone|samsung|android|automatically|auto-?reply|google (?:docs?|forms?|calendar|meet)|discord|excel|vim|siri|alexa|chatgpt|(?:phone|incoming|video) calls? (?:automatically|on (?:my|an?|the)))(?![\\p{L}]))';
