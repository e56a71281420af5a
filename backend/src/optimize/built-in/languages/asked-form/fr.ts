import type { AskedForm } from './asked-form.js';

export const askedForm: AskedForm = {
  sharp: {
    asAsked:
      '{Détermine|Déterminez} ce qui ne peut pas manquer, {donne-le|donnez-le} exactement dans la forme demandée, sans rien avant ni après, avec les noms et les chiffres exacts.',
    onePick:
      '{Choisis-en|Choisissez-en} un seul et {nomme-le|nommez-le} d’abord, {relie|reliez} la raison à ce qui est dit ici et {ajoute|ajoutez} en une ligne ce qui pourrait parler contre.',
    eachInTurn:
      '{Donne|Donnez} une ligne par élément, dans l’ordre donné : d’abord le résultat, puis en quelques mots ce qui en décide.',
    twofold:
      '{Fais|Faites} chacune des choses demandées dans l’ordre indiqué, bien séparées, et {relie|reliez} chacune exactement à ce qui est donné ici.',
    scaled:
      '{Indique|Indiquez} d’abord le facteur, {convertis|convertissez} toutes les valeurs dans l’ordre donné, {n’arrondis|n’arrondissez} que là où il le faut et {dis|dites} où.',
  },
  bullets: {
    formAsked: 'Forme : exactement celle demandée, sans rien avant ni après',
    mustStay: 'Contenu : ce qui ne peut pas manquer, en aussi peu de mots que possible',
    onlyOne: 'Choix : un seul, nommé d’abord',
    tiedReason: 'Raison : liée à ce qui est dit ici, pas valable pour n’importe quoi',
    speaksAgainst: 'Contre : ce qui pourrait parler contre, en une ligne',
    eachResult: 'Résultat : une ligne par élément, dans l’ordre donné',
    eachDecided: 'Raison : ce qui décide pour chacun, en quelques mots',
    eachAsked: 'Parties : chacune des choses demandées, dans l’ordre indiqué et bien séparée',
    factor: 'Facteur : celui de la conversion, indiqué d’abord',
    allConverted: 'Valeurs : toutes converties, dans l’ordre donné',
    rounded: 'Arrondi : seulement là où il le faut, et signalé',
  },
  guided: {
    asAskedCut:
      '{Détermine|Déterminez} d’abord ce qui ne peut pas manquer, {donne-le|donnez-le} ensuite exactement dans la forme demandée et {supprime|supprimez} tout mot superflu.',
    onePickWeigh:
      '{Compare|Comparez} deux ou trois possibilités sans les montrer, puis {donne|donnez} seulement celle qui convient le mieux, avec la raison.',
    eachGive:
      '{Passe|Passez} les éléments en revue un par un dans l’ordre donné et {signale|signalez} ceux qui sont douteux.',
    twofoldGive:
      '{Détermine|Déterminez} ce qui, dans ce qui est donné, décide de chacune des choses demandées, puis {donne-les|donnez-les} l’une après l’autre, sans commentaire autour.',
    scaledCheck:
      '{Convertis|Convertissez} valeur par valeur, {vérifie-en|vérifiez-en} une à rebours, puis {donne|donnez} le résultat complet avec ses unités.',
  },
};
