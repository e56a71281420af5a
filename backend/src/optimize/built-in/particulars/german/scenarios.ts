import type { Particular } from '../particular.js';
import { IMAGINED, STAGES, TRAVELS } from '../scenarios.js';

/** What could happen, how one could live, and what goes through stages. */
export const GERMAN_SCENARIOS: readonly Particular[] = [
  {
    asked: true,
    over: IMAGINED,
    named:
      '(?:(?:bitte )?(?:beschreib\\p{L}*|skizzier\\p{L}*|entwirf|nenn\\p{L}*|gib|schilder\\p{L}*|stell dir|uberleg dir|erfinde)(?: mir| bitte)? ein(?:e|en)? (?:\\p{L}+ ){0,2}(?:szenario|situation|anwendungsfall|fall)(?=,? (?:in de[mr]|bei de[mr]|wo|fur|mit)))(?=.*(?<!\\p{L})(?:verbesser|hilf|helfen|einsetz|eingesetz|nutz|verring|spar|verhinder|vermeid|los|unterstutz|optimier)\\p{L}*)',
    sharp:
      '{Erzähl|Erzählen Sie} es als einen konkreten Fall mit Ort und Menschen: was dort heute schiefläuft, was stattdessen Schritt für Schritt geschieht, was messbar besser wird und wo weiterhin ein Mensch entscheiden muss.',
    points: [
      'Fall: ein Ort, die Menschen dort und was heute schiefläuft',
      'Ablauf: was stattdessen Schritt für Schritt geschieht',
      'Gewinn: was besser wird, mit einer messbaren Zahl',
      'Grenzen: was es dafür braucht und was trotzdem schiefgehen kann',
      'Entscheidung: wo ein Mensch das letzte Wort hat, und warum',
    ],
  },
  {
    asked: true,
    over: IMAGINED,
    named:
      '(?:bitte )?(?:beschreib\\p{L}*|skizzier\\p{L}*|entwirf|nenn\\p{L}*|gib|schilder\\p{L}*|stell dir|uberleg dir|erfinde)(?: mir| bitte)? ein(?:e|en)? (?:\\p{L}+ ){0,2}(?:szenario|situation|anwendungsfall|fall)(?=,? (?:in de[mr]|bei de[mr]|wo|fur|mit))',
    sharp:
      '{Erzähl|Erzählen Sie} es als einen konkreten Fall mit Menschen, die etwas wollen, {zeig|zeigen Sie} den Punkt, von dem alles abhängt, und {sag|sagen Sie}, was es genau zum Beispiel dafür macht und welche kleine Änderung das aufheben würde.',
    points: [
      'Fall: ein Ort, Menschen und was jeder von ihnen will',
      'Wendepunkt: wovon alles abhängt',
      'Bezug: was es genau zum Beispiel dafür macht',
      'Gegenfall: die kleine Änderung, mit der es keins mehr wäre',
    ],
  },
  {
    asked: true,
    over: IMAGINED,
    named:
      '(?:bitte )?(?:beschreib\\p{L}*|erfinde|entwirf|schilder\\p{L}*|stell dir|male dir) (?:bitte )?eine?n? (?:\\p{L}+ ){0,2}(?:welt|gesellschaft|zivilisation|planeten?|zukunft)(?: vor| aus)?(?=,? (?:in de[mr]|wo|ohne|die|das|mit|deren))',
    sharp:
      '{Geh|Gehen Sie} von zwei oder drei Regeln aus, die daraus folgen, {zeig|zeigen Sie} sie an einem gewöhnlichen Tag eines Menschen und {sag|sagen Sie}, wer gewinnt, wer verliert und wer trickst.',
    points: [
      'Regeln: die zwei oder drei Dinge, die daraus folgen',
      'Alltag: ein gewöhnlicher Tag eines Menschen, in Szenen',
      'Menschen: wer gewinnt, wer verliert, wer es umgeht',
      'Bruchstelle: der Punkt, an dem es nicht funktioniert',
    ],
  },
  {
    asked: true,
    over: STAGES,
    named:
      '(?:[^.?!\\n]{5,120}\\. )?(?:bitte )?(?:(?:kannst|konntest) du |konnen sie |konnten sie )?(?:(?:bitte |mir )*)(?:beschreib\\p{L}*|erklar\\p{L}*|nenn\\p{L}*|erlauter\\p{L}*|skizzier\\p{L}*|was sind|welche sind)?(?: (?:bitte|mir))* ?die (?:\\p{L}+ ){0,2}(?:phasen|stadien|etappen)(?= (?:de[rs]|von|bei|einer|eines))',
    sharp:
      '{Geh|Gehen Sie} der Reihe nach und mit denselben Unterpunkten vor, mit allem, was zu jeder gefragt ist, {sag|sagen Sie}, was jeweils an die nächste weitergeht, und {schließ|schließen Sie} mit einer Tabelle, eine Zeile je Phase.',
    points: [
      'Reihenfolge: eine nach der anderen, jede mit ihrem Namen',
      'Jede: alles, was zu ihr gefragt ist, mit denselben Unterpunkten',
      'Übergang: was an die nächste weitergeht oder was sie beendet',
      'Überblick: am Ende eine Tabelle, eine Zeile je Phase',
      'Verwechslung: die zwei, die am häufigsten verwechselt werden, und woran man sie unterscheidet',
    ],
  },
  {
    over: TRAVELS,
    named:
      'reise(?:blog(?:beitrag|artikel|eintrag)?|bericht|tagebuch|artikel)s?|blog(?:beitrag|artikel|eintrag|post) uber (?:eine?n?|meine?n?|unsere?n?) (?:\\p{L}+ ){0,3}(?:reise|wochenende|urlaub|ausflug|aufenthalt|wanderung)',
    sharp:
      '{Beginn|Beginnen Sie} mitten in einem Augenblick dort, {zeig|zeigen Sie} jeden Ort in einer Szene mit dem, was man sieht, hört und isst, {behandle|behandeln Sie} die Menschen und ihre Bräuche mit Respekt und {nenn|nennen Sie} zu jeder Station, was man als Besucher wissen muss.',
    points: [
      'Anfang: mitten in einem Augenblick dort, nicht bei der Ankunft am Flughafen',
      'Orte: jeder in einer Szene, mit dem, was man sieht, hört und schmeckt',
      'Menschen: ihre Bräuche erklärt, und was Besucher achten sollten',
      'Nutzen: zu jeder Station die beste Zeit, die Dauer, was man bucht oder mitnimmt',
      'Ehrlichkeit: etwas, das anstrengend oder überschätzt war',
    ],
  },
];
