import type { LexiconSource } from './lexicon.js';

const CODE_LANGUAGES =
  'python|javascript|typescript|java|c\\+\\+|c#|golang|rust|php|ruby|kotlin|swift|bash|powershell|react|node(?:\\.js)?|django|matlab';
const TONGUES =
  '(?:anglais|français|allemand|espagnol|italien|portugais|roumain|chinois|mandarin|japonais|coréen|arabe|russe|latin|néerlandais)';
const PASTED =
  '(?:ce|cet|cette|ces|le texte|la phrase|le paragraphe|mon (?:texte|mail|e-mail|message|cv)|ma (?:lettre|phrase)|suivante?s?|ci-dessous)';

export const fr = {
  spaced: true,
  proclitics: '',
  enclitics: '(?:-moi|-nous|-le|-la|-les|-lui|-toi)?',
  headLast: false,
  lead: "bonjour|bonsoir|salut|coucou|hello|s'il (?:te|vous) pla[iî]t|stp|svp|merci de|alors|et|ok|donc|maintenant|aussi|mais|(?:est-ce que )?(?:tu (?:peux|pourrais)|vous (?:pouvez|pourriez)|peux-tu|pourrais-tu|pouvez-vous|pourriez-vous)(?: s'il (?:te|vous) pla[iî]t)?(?: m'aider à| me| m'| nous| aider à)?|je (?:veux|voudrais|souhaite|souhaiterais|dois|cherche à|cherche|aimerais)(?: que tu| que vous)?(?: me)?|j'aimerais(?: que tu| que vous)?(?: me)?|j'ai besoin (?:d'aide pour|de|d'|que tu|que vous)|il me faut|il faut|aide-moi (?:à|avec|pour)|aidez-moi (?:à|avec|pour)|aide-moi|aidez-moi|tu dois|vous devez|ta (?:tâche|mission) est de|votre (?:tâche|mission) est de|essaie de|essayez de|en te basant sur [^,.\\n]{2,80},|à partir de [^,.\\n]{2,80},|d'après [^,.\\n]{2,80},|en tenant compte de [^,.\\n]{2,80},|agis comme (?:un|une|mon) [^,.;:?!\\n]{2,60}(?:,| et)(?= (?:écris|donne|crée|rédige|explique|propose|prépare|aide))|\\d+[.)]",
  rules: [
    [
      'chat',
      'any',
      "^(?:bonjour|bonsoir|salut|coucou|hello|hey)[\\s,!.]*(?:ça va|comment (?:ça va|vas-tu|allez-vous|tu vas)|quoi de neuf)?[^.]{0,14}$|^merci(?: beaucoup)?[^.?]{0,20}$|^(?:aujourd'hui )?je (?:me sens|suis)(?: très| un peu| si| tellement)? (?:tristes?|seule?|stressée?|fatiguée?|anxieu(?:x|se)|déprimée?|mal|perdue?|épuisée?)(?: aujourd'hui)?[.! ]*$|^je m'ennuie[.! ]*$",
    ],
    [
      'unknown',
      'start',
      "(?:ignore|ignorez|oublie|oubliez|néglige|contourne|ne tiens pas compte)(?: de)?(?: toutes?| tous| tout)?(?: ce)?(?: les| tes| vos| l'| qui)? ?(?:instructions|consignes|messages|règles|précède|ensemble|au-dessus)|(?:affiche|montre|imprime|révèle|répète|donne|dis)(?:-moi|z)?(?: ton| tes| votre| vos| le| les)? (?:prompt|instructions|consignes|message) (?:système|initiale?s?|cachée?s?|secrètes?|d'origine)|(?:affiche|montre|révèle)(?:-moi)? tes instructions",
    ],
    [
      'literal',
      'start',
      '(?:écris|dis|affiche|réponds|renvoie)(?: seulement| juste| uniquement)?(?: par)?(?: le mot| le texte)? ?["“«][^"”»]{1,40}["”»][.!]?$',
    ],
    [
      'persona',
      'start',
      "en tant qu[e'] ?.{3,60}, (?:que|qu'|comment|dis|explique|décris|écris|pourquoi)|comment te présenterais-tu",
    ],
    [
      'roleplay',
      'start',
      "(?:agis|agissez|comporte-toi|réponds|parle) (?:comme|en tant que)|joue (?:le rôle|à|un|une|mon)|jouez (?:le rôle|un|une)|fais comme si tu (?:étais|es)|imagine que tu (?:es|vis)|imagine-toi|(?:prends|adopte|endosse|incarne|interprète|incarnez|prenez|adoptez)(?: le rôle| un rôle| la peau| l'identité)?|(?:maintenant,? )?tu es (?:un|une|mon|ma|le|la|maintenant|l')|vous êtes (?:un|une|mon|ma|le|la|l')|simule|sois mon|mets-toi dans la peau|à partir de maintenant|suppose que tu es",
    ],
    [
      'agent',
      'any',
      "ouvre (?:une|la) (?:pull request|pr|merge request)|(?:lance|exécute) les tests|dans (?:ce|mon|le) (?:dépôt|repo|projet|dossier)|(?:parcours|analyse|cherche dans|vérifie) (?:tous|toutes|tout|l'ensemble de) (?:mes|les|le|la)|fais un commit|déploie|chaque (?:jour|matin|heure|semaine),? (?:vérifie|envoie|récupère)|automatise|utilise (?:le navigateur|le terminal|les outils)|quand tu (?:as fini|auras terminé),? (?:rapporte|dis|envoie|préviens)|cherche sur (?:le web|internet)",
    ],
    [
      'formula',
      'start',
      '(?:écri|crée|donne|génère|fais|montre|tradui|converti|conçoi|besoin|propose|faire|trouve)[^\\s]*\\b.{0,90}\\b(?:regex|expression régulière|requête(?: sql)?|sql|formule(?: excel| sheets)?|commande(?: linux| bash| git)?|html|css|latex|markdown|cron)',
    ],
    [
      'app',
      'start',
      '(?:crée|créer|fais|faire|construi[st]|développe|conçois|génère|programme|écris)(?:-moi)?\\b.{0,50}?\\b(?:site(?: web| internet)?|page web|application|appli|app|extension|chatbot|bot|jeu (?:de|du|en|vidéo)|boutique en ligne|prototype|plugin|tableau de bord interactif)',
    ],
    [
      'code',
      'start',
      `(?:implémente|programme|code)|(?:fonction|script|programme|code) (?:bash|python|en |javascript|java|shell|php)[^.]{0,60}|(?:écri|crée|créer|développe|construi|fais|génère|conçoi|donne|montre|besoin|rédige|faire)[^\\s]*\\b.{0,90}?\\b(?:(?:${CODE_LANGUAGES})\\b.{0,40}?(?:fonction|script|programme|code|classe)|fonction (?:qui|pour|en|python)|algorithme|code (?:qui|pour|en|python)|programme (?:qui|en|python|pour (?:trier|calculer|lire))|script (?:qui|python|bash|pour)|tests unitaires|(?:python|javascript|typescript|java|c\\+\\+|php))`,
    ],
    [
      'translate',
      'any',
      `tradui[a-z]*|traduction|comment (?:dit-on|on dit|dire|se dit) .{1,60} en ${TONGUES}|en ${TONGUES} ?[:：]`,
    ],
    [
      'debug',
      'any',
      "(?:corrige|répare|débogue|debug|résous) .{0,20}(?:code|erreur|bug|fonction|script|programme)|(?:mon|le|ce) (?:code|script|programme) (?:(?:super|très|trop) lente?|ne (?:marche|fonctionne)|plante|renvoie|affiche une erreur)|ma fonction ne|traceback|(?:type|syntax|index|key|value|name|reference)error|trouve (?:le bug|l'erreur)",
    ],
    [
      'readcode',
      'any',
      "(?:que fait|qu'affiche|que renvoie|quel(?:le)? est (?:la sortie|le résultat|la complexité)) .{0,30}(?:code|fonction|script|programme)|explique.{0,25}(?:ce |le )?(?:code|script|programme)(?: suivant| :|:|$)|explique.{0,12}cette fonction",
    ],
    [
      'summarise',
      'start',
      "(?:résum|synthétis|condens|récapitul)[^\\s]*|(?:fais|écris|donne|crée|prépare|rédige|besoin)(?:-moi)?(?: d'un| un| une)?(?: court| bref| petit)? (?:résumé|synopsis|synthèse)|(?:quelles sont|quelle est) (?:les|l')? ?idées? (?:principales?|clés?)",
    ],
    [
      'correct',
      'start',
      '(?:corrig|reli|relis|vérifi|révis|amélior)[^\\s]*\\b.{0,70}?\\b(?:grammaire|grammatical(?:es)?|fautes|erreurs|orthographe|ponctuation|accents)|(?:(?:peux|pourrais|pouvez|pourriez) (?:tu|vous) (?:me )?)?corrig[^\\s]* (?:ce|cette|mon|ma|le|la|les|mes)|est-ce (?:bien )?correct',
    ],
    [
      'rewrite',
      'start',
      `(?:réécri|reformul|paraphras|simplifi|raccourci|rédui|amélior|peaufin|adapt|transform|chang|modifi|remplac|allong|développe)[^\\s]* (?:${PASTED}|la|le|un|mon|ma|les|pour)(?! (?:équation|expression|fraction))|rends? (?:${PASTED}|le|la|plus)|mets? .{0,30} (?:au passé|à la (?:première|troisième)|au féminin)`,
    ],
    [
      'extend',
      'start',
      'continue|complète|termine|poursuis|finis|écris la suite|écris la fin|que se passe-t-il ensuite|remplis les (?:trous|blancs)',
    ],
    [
      'prove',
      'start',
      'démontre|démontrez|prouve|prouvez|montre que|vérifie (?:si|que)|dédui|vrai ou faux|est-il vrai',
    ],
    [
      'math',
      'start',
      "(?:résou[sd]|résolve|résolvez|résoudre)(?! (?:le mystère|le conflit|mon problème de))|calcul[^\\s]*|factoris|dérive|intègre|simplifie l'|(?:trouve|détermine|obtiens|exprime)\\b.{0,50}\\b(?:valeur|dérivée|intégrale|aire|volume|périmètre|somme|racines|probabilité|équation|reste|moyenne|solution|en fonction de)|(?:quelle est|quel est|combien font) (?:l'aire|le volume|la probabilité|la somme|le reste|le périmètre|la dérivée|\\d)",
    ],
    ['math', 'any', "(?:probabilité (?:que|d')|reste de la division|aire (?:du|d'un) (?:triangle|rectangle|cercle))"],
    [
      'classify',
      'start',
      '(?:class|catégoris|étiquet|regroup|tri)(?:e|er|ez|ifie|ifier|ifiez)|(?:identifie|dis|dis-moi|indique|détermine|décide|précise) (?:si|lesquels|lequel|laquelle|quel(?:le)?s? (?:est|sont)|le sentiment|la catégorie|le genre)',
    ],
    [
      'classify',
      'any',
      "(?:positi(?:f|ve)|négati(?:f|ve))(?:,| ou) (?:négati(?:f|ve)|neutre|positi(?:f|ve))|sentiment (?:de|est)|dans (?:une|l'une) des catégories|à quelle catégorie",
    ],
    [
      'extract',
      'start',
      'extrai[^\\s]*|(?:liste|trouve|identifie|énumère|souligne|relève)\\b.{0,60}\\b(?:du|dans (?:le|ce)|de ce) (?:texte|paragraphe|article|suivant|message)',
    ],
    [
      'choice',
      'any',
      "(?:lequel|laquelle|lesquels|lesquelles) (?:des|de ces|parmi)|parmi les (?:suivants|propositions|réponses|options)|choix multiples?|(?:l')?intrus|n'appartient pas|choisis la (?:bonne|réponse)|bonne réponse",
    ],
    [
      'decide',
      'any',
      "(?:dois|devrais)-je|est-ce que je (?:dois|devrais)|je (?:dois|devrais) .{3,60} ou|(?:que|lequel|laquelle|quoi) (?:choisir|me conseilles)|vaut[- ]il (?:mieux|la peine|le coup)|(?:ça|cela) vaut (?:le coup|la peine)|j'hésite|pour et (?:le )?contre|avantages et (?:les )?inconvénients|aide-moi à (?:choisir|décider)|est-il préférable|mieux vaut|(?:lequel|laquelle|qui) est (?:le |la )?(?:mieux|meilleure?)",
    ],
    [
      'compare',
      'any',
      'différences?(?: entre| de)?|compar(?:e|er|ez|aison)|versus|vs\\.?|en quoi .{2,60} (?:diffèrent?|se distinguent?)|ressemblances|similitudes|par rapport à',
    ],
    [
      'recipe',
      'any',
      'recettes?|comment (?:faire|préparer|cuisiner|cuire|fait-on) .{0,30}(?:soupe|gâteau|tarte|pain|poulet|riz|omelette|salade|sauce|pizza|crêpes|quiche|ratatouille|cookies|mousse|pâte|boeuf|gratin)',
    ],
    ['timeline', 'any', 'chronologi\\w+|frise|ordre chronologique'],
    [
      'training',
      'start',
      "(?:réviser|préparer|me préparer|m'entraîner|étudier) (?:pour|le|un|mon|l') ?(?:examen|bac|concours|marathon|brevet|partiel|permis)",
    ],
    'made',
    [
      'words',
      'any',
      'synonymes?|antonymes?|rim(?:es?|ent) (?:avec|en)|(?<!\\d )mots (?:qui|avec|pour|commençant|de la famille)|phrases? (?:avec|contenant) le mot|le contraire de|un autre mot',
    ],
    [
      'evaluate',
      'start',
      '(?:analys|évalu|critiqu|comment|interprèt|examin|apprécie)(?:e|er|ez|s|ant)|fais (?:une|un) (?:analyse|critique|commentaire)|que penses-tu de (?:ce|cette|mon|ma)',
    ],
    [
      'discuss',
      'any',
      "(?:que penses-tu|qu'en penses-tu|quel est ton avis|es-tu d'accord|penses-tu que|crois-tu|discute|débats|argumente|est-il (?:éthique|moral|juste|rationnel|acceptable)|dans quelle mesure|peut-on (?:dire|considérer|être|vivre)|faut-il)",
    ],
    ['text', 'start', 'décris (?:une|un) (?:scène|situation|jour(?:née)?|lieu|personnage|monde|ville|scénario)'],
    [
      'describe',
      'start',
      "décri[^\\s]*|défini[^\\s]*|parle(?:-moi|r|z)? (?:de|du|des|d')|présente[^\\s]*|(?:donne|fournis)(?:-moi)?(?: une| la| des)? (?:description|définition|informations?|introduction|présentation|vue d'ensemble)|(?:informations|infos) sur|(?:signification|définition|histoire|importance|origine|concept|rôle|effets) (?:de|du|des|d')",
    ],
    [
      'explain',
      'start',
      'explique[^\\s]*|expliquer|explications?|apprends-moi|clarifie|illustre|détaille|développe|expose|mets en évidence|dis-moi (?:comment|pourquoi)|(?:donne|fournis)(?:-moi)? (?:une |des )?(?:explication|aperçu|exemple de comment)|enseigne-moi|approfondi',
    ],
    [
      'troubleshoot',
      'any',
      "ne (?:marche|fonctionne|démarre|s'allume|s'ouvre|charge|répond|se connecte|s'affiche) (?:pas|plus)|(?:bloque|plante|bugue|s'éteint|se ferme|redémarre|se déconnecte|rame)|je n'arrive pas à (?:ouvrir|installer|me connecter|accéder|lancer)|comment (?:réparer|résoudre|corriger)|qu'est-ce qui ne va pas|message d'erreur|(?:j'ai|affiche) une erreur|mon (?:ordi\\S*|pc|mac|téléphone|portable|wifi|wi-fi|imprimante|navigateur)\\b.{0,30}(?:lent|chauffe|bloqué|s'éteint)|rame(?:nt)? (?:trop|beaucoup|depuis)",
    ],
    [
      'whatif',
      'any',
      "(?:que se|qu'est-ce qui se) (?:passerait|serait passé)|que serait .{2,40} si|et si .{3,70} (?:n'avait|avait|étaient|n'existait)|à quoi ressemblerait|imagine (?:un monde|que .{2,40} n')",
    ],
    [
      'why',
      'question',
      "pourquoi|pour quelles? raisons?|à cause de quoi|quelles? (?:est|sont|furent|étaient) (?:la|les) (?:principales? )?(?:causes?|raisons?)|qu'est-ce qui (?:cause|a causé|provoque|a provoqué|explique)|d'où vient que|comment se fait-il",
    ],
    [
      'advice',
      'any',
      "conseils?|astuces|comment (?:puis-je |je peux |peut-on |faire pour |pourrais-je )?(?:mieux |bien |m'|me |se |s')?(?:améliorer|apprendre|surmonter|gérer|maigrir|perdre|économiser|réduire|augmenter|développer|devenir|être plus|éviter|arrêter|concentrer|détendre|dormir|préparer|motiver|organiser|affronter|gagner|calmer|rester|réussir|vaincre|mémoriser)|stratégies pour|(?:moyens|façons|manières) (?:de|d')",
    ],
    [
      'howto',
      'any',
      "comment (?:[a-zé]+(?:er|ir|re)|puis-je|je peux|peut-on|faire|installer|configurer|utiliser|calculer|écrire|créer|changer|aller|obtenir|trouver|dois-je|je dois|on)(?! présenterais)|(?:quelles sont les )?étapes (?:pour|à suivre)|que dois-je faire|instructions pour|mode d'emploi|marche à suivre",
    ],
    [
      'names',
      'any',
      'noms? (?:pour|de (?:ma|mon|marque|société|chat|chien))|idées de noms?|comment (?:appeler|nommer) (?:mon|ma|un|une)',
    ],
    [
      'ideas',
      'any',
      'idées?|brainstorming|remue-méninges|façons créatives|que (?:puis-je|faire) (?:cuisiner|faire)? ?avec|inspiration|suggestions de',
    ],
    [
      'recommend',
      'any',
      'recommand[a-z]*|conseille(?:-moi|s|z)|suggère(?:-moi)?|suggestions?|propose(?:-moi)? (?:des|un|quelques)|quel(?:le)?s? (?:est|sont) (?:le|la|les) meilleure?s?|quel (?:livre|film|ordinateur|portable|téléphone|restaurant|cadeau|série)|où (?:puis-je|manger|aller|acheter|dormir|partir)|meilleure?s? (?:période|moment|livres?|films?|endroits?|téléphone|restaurants?)|un bon',
    ],
    ['puzzle', 'any', 'devinette|énigme|devine|charade'],
    [
      'list',
      'start',
      "(?:liste|listez|énumère|énumérez|nomme|nommez|cite|citez|mentionne)|(?:donne|donnez)(?:-moi)?(?: \\w+){0,3}? exemples|quel(?:le)?s sont|quels? (?:types?|sortes?|facteurs?|éléments?|mesures?|avantages?)|(?:bienfaits|avantages|types|causes|symptômes|étapes|exemples) (?:de|du|des|d')",
    ],
    [
      'quantity',
      'question',
      'combien|à quelle (?:distance|température|altitude|vitesse)|quel(?:le)? (?:âge|taille|hauteur|distance|est (?:le nombre|la population|la distance|le prix|la hauteur|la température|la superficie|la taille|la durée))',
    ],
    ['quantity', 'start', 'estime|estimez|évalue le nombre'],
    [
      'explain',
      'question',
      "comment(?! (?:te|tu|vas|allez|ça va))|de quelle (?:manière|façon)|quel(?:le)? (?:rôle|effet|impact|relation|influence|est (?:le rôle|le processus|la relation|l'impact|le but|la fonction|le mécanisme|le principe))|en quoi consiste",
    ],
    [
      'describe',
      'question',
      "qu'est-ce qu[e']|c'est quoi|que (?:signifie|veut dire|sont|désigne)|quel(?:le)? est (?:la définition|la signification|le sens|le concept)|qu'est-ce",
    ],
    [
      'yesno',
      'question',
      "(?:est-ce qu[e']|est-il|est-elle|sont-ils|sont-elles|peut-on|y a-t-il|a-t-il|a-t-elle|existe-t-il|faut-il|doit-on|le .{2,60} est-il|la .{2,60} est-elle|les .{2,60} (?:sont|ont|peuvent)-(?:ils|elles))",
    ],
    [
      'fact',
      'question',
      "qui|quand|où|quel|quelle|quels|quelles|que|quoi|dans quel(?:le)?|à quel(?:le)?|de quel(?:le)?|par qui|de qui|d'où|en quelle",
    ],
  ],
  makes: [
    ['plan', '(?:planifi|organis|programm)[^\\s]*'],
    ['recommend', '(?:suggère|recommande|propose|proposez|conseille)(?:-moi)?'],
    ['ideas', '(?:invente|imagine|trouve(?:-moi)? des idées)'],
    ['list', '(?:fais|crée|dresse|établis|prépare|donne|écris)(?:-moi)?(?: une| un) (?:liste|tableau)'],
    ['text', '(?:écris|écrivez|écrire|rédige|rédigez|rédiger|compose|composez|composer|formule|rédaction)(?:-moi)?'],
    [
      'unknown',
      "(?:crée|créez|créer|génère|générez|générer|fais|faites|faire|produis|prépare|préparez|préparer|élabore|élaborer|conçois|concevoir|développe|donne|donnez|donner|fournis|construis|choisis|trouve|réponds|dessine|raconte|raconte-moi|dis|établis|un|une|d'un|d'une|le|la|quelques|des)(?:-moi|-nous)?",
    ],
  ],
  artifacts: [
    ['words', '(?:synonymes?|antonymes?|rimes|proverbes)'],
    ['reply', '(?:réponse (?:à|au))'],
    [
      'email',
      "(?:e-?mails?|mails?|courriels?|courriers?|lettres?|messages?|invitations?|démission|réclamation|sms|mot d'excuse|remerciements?|rappel|carte de (?:vœux|voeux)|condoléances)",
    ],
    [
      'essay',
      '(?:essai|dissertation|mémoire|exposé|rédaction|thèse|commentaire de texte|travail de recherche|texte argumentatif)',
    ],
    [
      'article',
      '(?:articles?|billet (?:de|pour (?:le|mon|un)) blog|article de blog|post de blog|blog|newsletter|infolettre|communiqué de presse|reportage|guide)',
    ],
    ['story', '(?:histoires?|contes?|nouvelle|récits?|roman|fable|légende|chapitre)'],
    [
      'poem',
      '(?:poèmes?|poésie|haïkus?|sonnet|vers|chansons?|paroles|rap|strophe|comptine|slam|berceuse|refrain|hymne)',
    ],
    [
      'caption',
      "(?:titres?|slogans?|devise|tweets?|bio|biographie pour|(?:publication|post|légende)s? (?:pour |de |sur )?(?:instagram|facebook|linkedin|twitter|tiktok)|légende|blagues?|citations?|hashtags|toast|accroche|phrase d'accroche)",
    ],
    ['speech', '(?:discours|présentation orale|allocution|pitch|éloge|conférence|monologue|plaidoirie)'],
    [
      'copy',
      "(?:descriptions? (?:de|du|pour)(?: un| mon| le)? ?produits?|description d'un produit|fiche produit|publicité|annonces?|texte publicitaire|page de vente|campagne|brochure|prospectus|argumentaire)",
    ],
    ['interview', "(?:questions (?:d'entretien|pour un entretien|de sondage|à poser)|sondage|questionnaire|enquête)"],
    ['quiz', '(?:quiz|qcm|questions|examen|tests?|exercices?|interrogation|fiche)'],
    ['lesson', '(?:plan de (?:cours|leçon)|cours|leçon|séquence|séance pédagogique|atelier|programme de cours)'],
    [
      'document',
      "(?:lettre de (?:motivation|recommandation)|cv|curriculum vitae|contrat|rapport|proposition|devis|business plan|plan d'affaires|politique|procès-verbal|compte rendu|compte-rendu|offre d'emploi|document|accord|règlement|manuel|modèle|cahier des charges|étude de cas|attestation|user story)",
    ],
    ['dialogue', '(?:dialogues?|conversation|scénario|scène|pièce|sketch|script|interview avec)'],
    ['recipe', '(?:recettes?)'],
    ['meals', '(?:plan (?:de repas|alimentaire|nutritionnel)|menus?(?: de la semaine)?|régime|planning de repas)'],
    ['trip', '(?:itinéraire|voyage|séjour|week-end|vacances|road trip|circuit|escapade|jours à|lune de miel)'],
    [
      'training',
      "(?:(?:plan|programme|planning) (?:d'entraînement|d'exercices|de révision|de révisions|d'étude|de musculation|de course|sportif|d'apprentissage)|entraînement|séance de sport)",
    ],
    ['schedule', '(?:planning|emploi du temps|agenda|calendrier|horaires?|ordre du jour|réunions?|routine)'],
    ['outline', "(?:plan (?:détaillé|d'article|de dissertation)|sommaire|structure|table des matières|trame)"],
    ['plan', '(?:plans?|stratégies?|feuille de route|projet|fête|événement|mariage|budget|lancement)'],
    ['names', '(?:noms?|prénoms?|surnom)'],
    ['ideas', '(?:idées?|suggestions|sujets|thèmes|cadeaux?|activités|jeux|défis)'],
    ['recommend', '(?:recommandations|livres|films|séries|podcasts|restaurants|hôtels|applications)'],
    ['timeline', '(?:chronologie|frise)'],
    ['advice', '(?:conseils|astuces)'],
    ['howto', "(?:instructions|étapes|tutoriel|mode d'emploi)"],
    ['image', "(?:images?|illustration|dessin|photo|logo|affiche|tableau d'art)"],
    ['list', '(?:listes?|tableau|exemples|raisons)'],
    ['describe', '(?:description|définition|présentation|introduction à|explication)'],
    ['evaluate', '(?:analyse|critique|évaluation|comparaison|commentaire)'],
    ['text', '(?:paragraphes?|textes?|phrases?|extrait|introduction|conclusion|contenu|biographie|passage|avis)'],
  ],
  question:
    "qui|que|qu'est-ce|quoi|quand|où|quel|quelle|quels|quelles|pourquoi|comment|combien|lequel|laquelle|est-ce|c'est quoi|d'où|à quel|à quelle|de quel|de quelle|dans quel|dans quelle|en quoi|y a-t-il|peut-on|dois-je|devrais-je|faut-il|qu'|et si",
  request:
    'lis|lisez|considère|devine|réponds|répondez|identifie|détermine|choisis|choisissez|sélectionne|complète|remplis|relie|ordonne|classe|range|estime|prédis|trouve|trouvez|cherche|vérifie|imagine|suppose|dis|aide|change|convertis|ajoute|supprime|compte|compare|note|étudie|utilise|fais|regarde|soit|étant donné|voici',
  unfinished: 'est|sont|de|du|des|la|le|les|à|au|en|avec|par|pour|et|ou|comme|que|appelée?|car|un|une',
  wish: "utilise|utilisez|inclus|incluez|ajoute|ajoutez|assure-toi|assurez-vous|évite|évitez|ne|n'|sans|seulement|uniquement|limite|(?:il|elle|ça|le texte|le ton|l'histoire|le mail) (?:doit|devra|faut)|donne|donnez|propose|concentre-toi|mentionne|explique (?:ton|ta|tes)|montre|garde|présente|réponds|commence|termine|maximum|minimum|au maximum|au moins|écris|s'il te plaît|de plus|aussi|sois|avec un ton|le ton|la longueur|le format|en utilisant|je veux que|tutoie|vouvoie|renvoie|renvoyez|retourne|retournez|répondez|classe|classez|mets|mettez|indique|indiquez|présentez|gardez|sépare|séparez",
  above: '(?:le |la )?(?:texte |code |message |paragraphe )?(?:ci-dessus|précédente?s?|plus haut)',
  formal:
    '(?<!rendez-)vous|votre|vos|veuillez|svp|écrivez|expliquez|faites|résumez|traduisez|rédigez|corrigez|créez|donnez|proposez|aidez-moi|pouvez-vous|pourriez-vous|décrivez|analysez|indiquez|listez|citez',
  slots: {
    audience:
      "pour (?:un |une |mon |ma |mes |les |des |le |la |l')?(?:\\w+ ){0,2}?(?:débutants?|enfants?|élèves?|étudiants?|adultes|adolescente?s?|ados?|mère|père|maman|papa|frère|sœur|belle-mère|beau-père|copain|copine|mamie|papi|clients?|lecteurs?|utilisateurs?|parents|professeurs?|patron|chef|équipe|employés|collègues|amie?s?|experts?|public|seniors|famille|classe|investisseurs|grand-mère|femme|mari|fils|fille)|à (?:mon|ma|mes|un|une|des|les|nos|l') ?(?:\\w+ )?(?:patron|patronne|chef|cheffe|proprio|bailleur|maîtresse|clients?|cliente|professeure?|amie?s?|voisine?s?|propriétaire|équipe|mère|père|collègues?|employés|parents|banquier|enfant)|destinée? à|public cible|grand public|comme si j'avais|en (?:termes|mots|langage) simples?|sans connaissances",
    tone: 'ton|style|formel(?:le)?|informel(?:le)?|professionnel(?:le)?|amical(?:e)?|drôle|humoristique|sérieux|sérieuse|polie?|académique|décontractée?|convaincante?|chaleureux|chaleureuse|romantique|dramatique|ironique|enthousiaste|poétique|créati(?:f|ve)|captivante?|accrocheur|accrocheuse|élégante?|familier|soutenu',
    format:
      'listes?|puces|points|tableau|json|csv|markdown|html|format|étapes|sections|titres|sous-titres|vers|strophes|rimes?|colonnes|schéma|numérotée?s?|modèle|sonnet|haïku',
    length:
      '(?:\\d+|un|une|deux|trois|quatre|cinq|six|dix|cent|quelques) (?:mots?|phrases?|paragraphes?|pages?|lignes?|caractères|minutes|strophes)|brève?s?|brièvement|courte?s?|concise?|détaillée?|longue?ur|succincte?|en bref',
    deadline:
      "délai|date limite|avant (?:le|demain|lundi|mardi|mercredi|jeudi|vendredi|la fin)|pour (?:demain|lundi|mardi|mercredi|jeudi|vendredi|la semaine prochaine)|urgent|d'ici (?:à|demain|la fin|le)|en (?:\\d+|deux|trois|quatre) (?:jours|semaines|mois|heures)",
    context:
      "parce que|car|puisque|je suis (?:un|une|étudiante?|professeure?|en|à|débutante?)|je travaille|j'ai (?:un|une|\\d+)|(?:mon|ma|notre) (?:entreprise|équipe|situation|objectif|projet|budget|boutique|travail|poste|société)|contexte|j'étudie|je prépare|j'habite|nous sommes|afin (?:de|que)",
    constraints:
      "ne|n'|pas|sans|évite[rz]?|seulement|uniquement|doit|doivent|au maximum|au minimum|maximum|minimum|au moins|exactement|sauf|excepté|assure-toi|incluant|inclu[ats]\\w*|limite|entre \\d+ et \\d+|en tenant compte|respect\\w+|en mettant|mettant en",
  },
  traits: {
    steps:
      'étape par étape|pas à pas|(?:explique|montre|justifie|détaille)[^\\s]* (?:ta|ton|tes|votre|les|le) (?:réponse|raisonnement|étapes|calculs?|démarche)|raisonnement',
    examples: 'exemples?|par exemple',
    reasons: 'pourquoi|raisons?|justifie|explique|parce que',
    count: '\\d+ \\w+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|une douzaine',
    sources: 'sources?|cite tes|références|bibliographie|preuves|études|liens',
    recent:
      "actuel(?:le|lement|les)?(?! position)|aujourd'hui|de nos jours|récent(?:e|s|es)?|récemment|cette année|dernier modèle|prix (?:de|du|d')|202\\d|président (?:de|actuel)|champion|en ce moment|cours (?:de l'|du)",
    health:
      'santé|régime|végan(?:e)?|végétalien|poids|maigrir|exercice physique|vitamines?|compléments|médicaments?|symptômes?|maladies?|virus|vaccins?|covid|cancer|diabète|tension artérielle|enceinte|grossesse|sommeil|dormir|insomnie|anxiété|dépression|thérapie|douleurs?|fièvre|grippe|médecin|allergie|calories|jeûne|muscles?',
    money:
      "investi\\w*|actions en bourse|bourse|crypto\\w*|bitcoin|crédit|prêt|dettes?|impôts?|retraite|salaire|assurance|taux d'intérêt|inflation|banque|épargne|économiser|budget|loyer",
    law: "caution|préavis|amende|proprio|prud.?hommes|légal(?:e|ement)?|illégal(?:e)?|loi|lois|avocate?|procès|contrat|visa|propriétaire|locataire|divorce|garde|droits d'auteur|brevet|immigration|tribunal|indemnité|licenciement|héritage|testament|bail",
    travel: 'voyage[rs]?|vacances|touris\\w+|visiter|itinéraire|vols?|hôtels?|séjour|escapade|week-end à',
    technology:
      'logiciel|application|appli|ordinateur|portable|téléphone|iphone|android|windows|mac|linux|excel|word|navigateur|chrome|wifi|wi-fi|box|routeur|serveur|cloud|sql|api|docker|git|python|java|javascript|react|base de données|site|imprimante',
    table: 'tableau|colonnes|lignes du tableau',
    mail: 'e-?mails?|mails?|courriels?',
    fiction: 'fiction|fictif|fictive|personnage|dans le film|dans le livre',
    expert:
      '(?:experte?|consultante?|spécialiste|ingénieure?|développeu(?:r|se)|programmeu(?:r|se)|analyste|conseill(?:er|ère)|coach|entraîneu(?:r|se)|avocate?|médecin|nutritionniste|comptable|rédact(?:eur|rice)|économiste|scientifique|cherche(?:ur|use)|psychologue|designer|architecte|manager|professeure?)',
    ongoing:
      'conversation|à partir de maintenant|ma première (?:question|demande|phrase)|première (?:question|demande)|commençons|je (?:te|vous) (?:donnerai|dirai|poserai)|je vais|pendant toute|à chaque fois|attends|désormais',
    person: 'qui (?:est|était|sont|fut|étaient) [^?]{2,40}\\?*$',
    ownVoice: "je|j'ai|mon|ma|mes|moi|mien|mienne",
  },
} as const satisfies LexiconSource;
