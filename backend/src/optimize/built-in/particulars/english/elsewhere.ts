/** Code, sums and grammar use the words of a household too: a class, a branch, a dog that barks only as a method. */
export const NO_CODE_OR_GRAMMAR =
  '(?!.*(?:\\(\\)|(?<![\\p{L}])(?:code|methods?|functions?|variables?|exceptions?|null|nan|undefined|apis?|sql|postgres\\p{L}*|mysql|javascript|typescript|python|java|rust|golang|react|vue|angular|node|npm|css|html|docker|kubernetes|git|repo|compiler|interfaces?|pointers?|generics|semicolons?|commas?|tenses?|grammar|sentences?|apostrophes?|hyphens?|integral|derivative|equation)(?![\\p{L}])))';
