import type { Particular } from '../particular.js';

/** What pupils, students, teachers and programmers ask for by its name. */
export const FRENCH_STUDY: readonly Particular[] = [
  {
    named:
      '(?:projets? de formation|lettres? de motivation) (?:motive |pour )?(?:parcoursup|mon master|un master|une licence|un bts|un but|une ecole)|parcoursup|(?:projet de formation motive)',
    sharp:
      '{Relie|Reliez} mon parcours à ce que cette formation attend, {montre|montrez} par un exemple concret d’où vient l’envie, {dis|dites} vers quoi elle mène et {mets|mettez} mes expériences entre [crochets], sans flatter l’établissement.',
    points: [
      'Envie : d’où elle vient, par un exemple vécu ; le mien entre [crochets]',
      'Formation : deux éléments précis qui la font choisir, entre [crochets] si je ne les ai pas cités',
      'Atouts : matières, projets ou activités reliés à ce qui est attendu',
      'Suite : le métier ou le domaine visé, même s’il reste ouvert',
      'À éviter : « depuis tout petit » et les compliments à l’école',
    ],
  },
  {
    asked: true,
    over: [
      'essay',
      'outline',
      'question',
      'plain',
      'small',
      'unknown',
      'plan',
      'fact',
      'text',
      'yesno',
      'discuss',
      'explain',
    ],
    named:
      "(?:plans? (?:de |d'une )?|introductions? (?:de |d'une )?|conclusions? (?:de |d'une )?)?dissert(?:ation)?s?(?= ?:| (?:sur|de|en|d')|$)",
    sharp:
      '{Formule|Formulez} une problématique qui se discute, {construis|construisez} des parties qui progressent au lieu de s’opposer mollement, avec un argument et un exemple par sous-partie, et {soigne|soignez} les transitions.',
    points: [
      'Problématique : une question qui se discute, tirée des mots du sujet',
      'Plan : des parties qui progressent, chacune annoncée par une phrase',
      'Arguments : un par sous-partie, avec un exemple précis et analysé',
      'Transitions : le bilan d’une partie, puis ce qu’elle laisse ouvert',
      'Conclusion : une réponse nette, sans nouvelle idée',
    ],
  },
  {
    named: 'problematiques?|questions? de recherche|sujets? de memoire|hypotheses? de recherche',
    sharp:
      '{Propose|Proposez} cinq formulations assez étroites pour qu’on y réponde, {dis|dites} pour chacune avec quelles données et quelle méthode, et {nomme|nommez} sa principale faiblesse.',
    points: [
      'Forme : une vraie question, qui ne se règle pas par oui',
      'Portée : assez étroite pour une seule personne',
      'Chacune : les données et la méthode qui y répondraient',
      'Faiblesse : la principale, nommée',
      ['Nombre : cinq, la plus prometteuse en premier', '!count'],
    ],
    assumes: 'Number: five.',
  },
  {
    named:
      "commentaires? (?:de texte|composes?|litteraires?|d'arret)|explications? (?:de texte|lineaires?)|lectures? lineaires?",
    sharp:
      '{Dégage|Dégagez} un projet de lecture, {appuie|appuyez} chaque remarque sur une citation exacte, un procédé nommé et son effet, et {évite|évitez} la paraphrase.',
    points: [
      'Introduction : situation du texte, mouvement et projet de lecture',
      'Remarques : citation exacte, procédé, effet, toujours les trois',
      'Ordre : par idées ou par mouvements du texte, annoncé d’avance',
      'À éviter : la paraphrase et les procédés sans effet',
      'Texte manquant : à demander d’abord, jamais à deviner',
    ],
  },
  {
    named:
      'fiches? (?:de )?(?:lecture|revisions?|bristol|synthese|memo|resume)|fiches?(?= (?:sur|de cours|bac|brevet))|antiseches?',
    sharp:
      '{Mets|Mettez} sur une page l’essentiel dans un ordre qui se retient, avec les définitions exactes, un exemple par notion et les pièges habituels, puis cinq questions pour se tester.',
    points: [
      'Essentiel : sur une page, du général au détail',
      'Définitions : exactes, une ligne chacune',
      'Exemples : un par notion ou par idée',
      'Pièges : ce que l’on confond le plus souvent',
      'Pour se tester : cinq questions, réponses à la fin',
    ],
    assumes: 'Number: five questions.',
  },
  {
    named: '(?:flash[ -]?cards?|cartes? (?:de revision|memoire|anki|memo))',
    sharp:
      '{Mets|Mettez} un seul fait par carte, question au recto et réponse courte au verso, dans un tableau à deux colonnes, des bases vers les détails.',
    points: [
      'Format : tableau à deux colonnes, recto et verso',
      'Cartes : un seul fait chacune, réponse d’une ligne au plus',
      'Recto : une vraie question, parfois dans les deux sens',
      'Ordre : des bases vers les détails',
      ['Nombre : une vingtaine', '!count'],
    ],
    assumes: 'Number: about twenty cards.',
  },
  {
    named:
      "exposes?(?= (?:sur|de|d'|pour|en)|$)|presentations? orales?|grands? oral|oral (?:du bac|de stage|de soutenance)|soutenances?",
    sharp:
      '{Pars|Partez} d’une question qui accroche, {donne|donnez} trois parties avec une idée et un exemple chacune, en phrases à dire et non à lire, et {ajoute|ajoutez} les questions que l’on risque de me poser avec une réponse courte.',
    points: [
      'Accroche : une question, un fait ou un objet qui surprend',
      'Parties : trois, une idée et un exemple chacune',
      'À l’oral : des phrases courtes, avec ce qu’il faut montrer',
      'Questions : les plus probables, avec une réponse en deux phrases',
      ['Durée : les minutes de chaque partie', '!length'],
    ],
  },
  {
    named:
      "(?:conclusions? |introductions? |plans? |remerciements )?(?:d'un |de mon |du |pour mon |de )?rapports? de stage",
    sharp:
      '{Relie|Reliez} ce que j’ai fait à ce que j’en ai appris, avec une situation précise et une difficulté surmontée, {mets|mettez} mes faits entre [crochets] et {évite|évitez} « ce stage m’a beaucoup apporté ».',
    points: [
      'Cadre : l’entreprise, le service et ma mission ; entre [crochets]',
      'Missions : ce que j’ai fait, comment et avec quel résultat',
      'Situation : une difficulté précise, et ce qu’elle m’a appris',
      'Recul : ce que cela change pour la suite de mon parcours',
      'À éviter : les généralités qui iraient à tout stage',
    ],
  },
  {
    named:
      "(?:plan de )?(?:memoires?|these)(?= (?:sur|de|en)|$)|remerciements (?:de |pour (?:mon |le |un )?)?(?:memoire|these)|revues? de litterature|etats? de l'art",
    sharp:
      '{Organise|Organisez} le tout autour d’une seule question, {dis|dites} pour chaque partie ce qu’elle démontre et d’où viennent ses sources, {signale|signalez} ce qui reste à vérifier et {n’invente|n’inventez} aucune référence.',
    points: [
      'Question : une seule, qui tient l’ensemble',
      'Parties : ce que chacune démontre, en une phrase',
      'Sources : de quel type, où les trouver ; aucune référence inventée',
      'Limites : ce que le travail ne dira pas',
    ],
  },
  {
    named: "appreciations?(?= (?:de|du|pour|sur|d'|generale)|$)|commentaires? (?:de |du |pour (?:le |un )?)bulletins?",
    sharp:
      '{Dis|Dites} d’abord ce qui est réussi, puis une seule chose à travailler avec le moyen d’y arriver, en deux phrases adressées à l’élève, sans jugement sur la personne ni prénom inventé.',
    points: [
      'Réussite : un point observé, pas une formule',
      'À travailler : une seule chose, avec le moyen d’y arriver',
      'Ton : exigeant et encourageant, le travail plutôt que la personne',
      ['Longueur : deux phrases, assez courtes pour le bulletin', '!length'],
    ],
  },
  {
    named:
      "(?:fiches? d'|feuilles? d'|series? d')?exercices?(?= (?:sur|de (?:maths?|grammaire|conjugaison|francais|physique|calcul)|corriges|d'(?:anglais|espagnol|allemand|application)|en (?:anglais|maths?)|pour (?:reviser|apprendre))|$)|problemes? de maths?",
    sharp:
      '{Range|Rangez}-les du plus facile au plus difficile, avec une seule difficulté nouvelle à la fois et tout ce qu’il faut pour résoudre, puis {donne|donnez} à part le corrigé détaillé et l’erreur habituelle de chacun.',
    points: [
      'Ordre : du facile au difficile, une difficulté nouvelle à la fois',
      'Énoncé : tout ce qu’il faut pour résoudre, rien d’autre',
      'Corrigé : à part, étape par étape',
      'Erreur habituelle : une ligne pour chacun',
      ['Nombre : six', '!count'],
    ],
  },
  {
    named:
      "(?:planning|programme|plan|emploi du temps|calendrier)s? (?:de |d'|des )(?:mes )?(?:revisions?|etudes?|travail pour (?:le bac|mes (?:examens|partiels)))",
    sharp:
      '{Présente|Présentez} un tableau jour par jour avec une matière, une tâche précise et une durée, {reviens|revenez} sur chaque notion à intervalles croissants et {garde|gardez} des créneaux libres pour le retard.',
    points: [
      'Format : tableau avec jour, matière, tâche précise, durée',
      'Ordre : le plus lourd et le moins su en premier',
      'Retours : chaque notion revue plusieurs fois, de plus en plus espacées',
      'Tests : annales ou questions, pas seulement relire',
      'Marge : des créneaux libres et une veille d’examen légère',
    ],
  },
  {
    named: '(?:moyens?|astuces?|phrases?) mnemotechniques?|mnemotechniques?',
    sharp:
      '{Propose|Proposez}-en trois faciles à se représenter, qui gardent le bon ordre, {montre|montrez} quelle partie correspond à quoi et {signale|signalez} celui qui reste le mieux.',
    points: [
      'Forme : une phrase ou une image facile à voir',
      'Lien : quelle partie correspond à quoi',
      'Ordre : le bon, si l’ordre compte',
      ['Nombre : trois, le plus tenace signalé', '!count'],
    ],
    assumes: 'Number: three.',
  },
  {
    named: 'cartes? (?:mentales?|heuristiques?|conceptuelles?)|mind ?maps?',
    sharp:
      '{Donne|Donnez} un centre, cinq à sept branches d’un ou deux mots et leurs sous-branches en liste indentée prête à dessiner, et {indique|indiquez} les liens entre branches.',
    points: [
      'Centre : l’idée en deux ou trois mots',
      'Branches : cinq à sept, un ou deux mots chacune',
      'Format : liste indentée, prête à dessiner',
      'Liens : entre branches, quand ils aident à comprendre',
    ],
  },
  {
    named: "tests? (?:unitaires?|d'integration|e2e|jest|pytest|junit|phpunit|cypress|playwright)",
    sharp:
      '{Couvre|Couvrez} le cas normal, les limites, les entrées refusées et les erreurs, un comportement par test avec un nom qui le dit, et {signale|signalez} ce que le code rend difficile à tester.',
    points: [
      'Cas : normal, limites, entrées vides ou refusées, erreurs',
      'Chaque test : un comportement, un nom qui le dit',
      'Doublures : seulement pour ce qui sort du programme',
      'Résultat : prêt à lancer, avec la commande',
    ],
  },
  {
    named:
      '(?:requetes? (?:sql|mysql|postgres\\p{L}*|sqlite|bigquery)|(?:sql|mysql|postgres\\p{L}*)(?: requete)?(?= (?:pour|qui|:))|requetes?(?= (?:pour|qui)))',
    sharp:
      '{Écris|Écrivez} une requête prête à lancer, {nomme|nommez} les tables et colonnes supposées, {traite|traitez} doublons et valeurs nulles et {montre|montrez} le résultat sur quelques lignes.',
    points: [
      'Requête : prête à lancer, mise en forme',
      'Suppositions : tables, colonnes et système, signalés',
      'Cas : doublons, valeurs nulles, égalités',
      'Exemple : quelques lignes avant et après',
    ],
  },
  {
    named: '(?:regex|regexp|expressions? (?:regulieres?|rationnelles?))',
    sharp:
      '{Donne|Donnez}-la sur une ligne à part, {explique|expliquez} chaque morceau, {montre|montrez} trois chaînes acceptées et trois refusées et {dis|dites} pour quel langage elle vaut.',
    points: [
      'Motif : sur une ligne à part, prêt à copier',
      'Morceaux : chacun expliqué en quelques mots',
      'Essais : trois chaînes acceptées, trois refusées',
      'Limites : ce qu’il ne vérifie pas, et le langage visé',
    ],
  },
  {
    named:
      '(?:scripts?|macros?|programmes?) (?:bash|shell|powershell|python|vba|batch|excel|google sheets)|macros?(?= (?:vba|excel|pour|qui))',
    sharp:
      '{Rends|Rendez}-le prêt à lancer, avec les réglages en haut, des messages d’erreur clairs et un essai à blanc avant tout changement, et {dis|dites} comment l’exécuter et revenir en arrière.',
    points: [
      'Réglages : en haut, avec des noms clairs',
      'Sécurité : essai à blanc ou copie avant tout changement',
      'Erreurs : fichier absent, entrée vide, droits manquants',
      'Emploi : la commande ou les clics pour le lancer, avec un exemple',
    ],
  },
  {
    named:
      'docker ?files?|docker[- ]compose|readme|(?:pipeline|workflow)s? (?:ci|gitlab|github)\\p{L}*|(?:config\\p{L}*|fichiers?) (?:nginx|apache|docker|eslint|webpack|vite)',
    sharp:
      '{Donne|Donnez} le fichier complet prêt à copier, {signale|signalez} les lignes à adapter, {dis|dites} pourquoi les choix importants et {donne|donnez} la commande qui vérifie que cela marche.',
    points: [
      'Fichier : complet, prêt à copier',
      'À adapter : les lignes signalées',
      'Secrets : jamais dans le fichier',
      'Vérification : la commande et ce qu’elle doit afficher',
    ],
  },
];
