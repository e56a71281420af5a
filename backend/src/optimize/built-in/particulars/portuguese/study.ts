import type { Particular } from '../particular.js';

const ON = '(?= (?:de|do|da|sobre|para|pra|pro|com|em|no|na|acerca)|$)';

/** What pupils, students and teachers need, and what programs are made of. */
export const PORTUGUESE_STUDY: readonly Particular[] = [
  {
    named: `(?:trabalho|pesquisa|relatorio|projeto)(?: (?:escolar|de escola|da escola|curt[oa]|breve))+(?= (?:sobre|de|do|da))|(?:trabalho|pesquisa|relatorio|texto)(?: (?:sobre|acerca de))(?= .{3,80}(?:para|pra|pro) (?:a |o )?(?:escola|colegio|faculdade|aula|fundamental|ensino medio|universidade))`,
    sharp:
      'Divida em introdução, três ou quatro partes com título e conclusão, explique cada ideia com um exemplo à altura do ano escolar e assinale cada dado que eu deva conferir numa fonte.',
    points: [
      'Introdução: do que trata e por que importa, num parágrafo',
      'Partes: três ou quatro com título, causas, efeitos e um exemplo',
      'Nível: palavras do ano escolar, termos explicados',
      'Dados: os que devo conferir, assinalados; nenhuma fonte inventada',
      'Conclusão: o que se aprendeu, sem repetir',
    ],
  },

  {
    named: `redacao(?: (?:nota mil|dissertativa(?:-argumentativa)?|argumentativa|estilo|modelo|do|no|para o|pro|pra))* ?(?:enem|vestibular|fuvest|concurso)|redacao(?: dissertativa(?:-argumentativa)?)?${ON}|texto dissertativo(?:-argumentativo)?|tema(?:s)? de redacao`,
    sharp:
      'Traga na introdução o tema e uma tese com duas causas, dedique um parágrafo a cada uma com um repertório que se ligue a ela e feche com uma proposta que diga quem faz, o quê, como, para quê e com que detalhe; nenhuma citação ou dado de que não tenha certeza.',
    points: [
      'Introdução: tema, tese e os dois argumentos anunciados',
      'Desenvolvimento: um argumento por parágrafo, com repertório que o sustente',
      'Repertório: real e ligado ao tema; nada inventado',
      'Conclusão: quem faz, o quê, como, para quê e um detalhe',
      'Coesão: conectivos variados entre os parágrafos e dentro deles',
    ],
  },
  {
    named:
      '(?:tema|ideia|titulo|sugestao|proposta)(?:s|es)? (?:de|para|pra|pro) (?:(?:meu|um|uma|o|a) )?(?:tcc|tese|dissertacao|monografia|mestrado|artigo|projeto de pesquisa|iniciacao cientifica)|(?:pergunta|problema)s? de pesquisa|hipoteses?(?= (?:de|para|sobre)|$)',
    sharp:
      'Dê cinco, delimitados o bastante para uma pessoa responder, com os dados e o método de cada um e o seu ponto fraco, e ponha primeiro o mais viável.',
    points: [
      'Recorte: que uma só pessoa possa responder no prazo',
      'Cada um: a pergunta, os dados e o método',
      'Ponto fraco: o principal, nomeado',
      ['Quantidade: cinco, o mais viável primeiro', '!count'],
    ],
    assumes: 'Number: five.',
  },
  {
    named:
      '(?:introducao|justificativa|referencial teorico|fundamentacao teorica|revisao (?:de literatura|bibliografica)|objetivos?|metodologia|conclus(?:ao|oes)|consideracoes finais|agradecimentos|resumo|abstract|problematica)(?: (?:e|geral|gerais|especificos?))* (?:do|de|da|para|pro|pra) (?:(?:meu|minha|um|uma|o|a) )?(?:tcc|tese|dissertacao|monografia|trabalho|projeto|pesquisa|artigo|relatorio)',
    sharp:
      'Diga o que essa parte tem de responder e na ordem que uma banca espera, só com o que contei, com [colchetes] para os meus dados e sem inventar autores, fontes nem resultados.',
    points: [
      'Conteúdo: o que essa parte deve responder, e nada das outras',
      'Ordem: do geral ao meu caso, um parágrafo por ideia',
      'Dados: só os meus; [colchetes] onde faltar um',
      'Fontes: nenhuma de memória; onde é preciso uma, assinalado',
      'Estilo: acadêmico, impessoal e sem enchimento',
    ],
  },
  {
    named: `(?:resenha|analise)(?: (?:critica|literaria))+${ON}|resenha${ON}|fichamento`,
    over: [
      'text',
      'document',
      'essay',
      'evaluate',
      'small',
      'plain',
      'unknown',
      'article',
      'copy',
      'message',
      'summarise',
      'describe',
    ],
    sharp:
      'Diga numa frase do que trata e que posição defende, resuma só o necessário, avalie com exemplos da própria obra o que funciona e o que falha, e conclua para quem vale a pena.',
    points: [
      'Obra: do que trata e que posição defende, numa frase',
      'Resumo: só o necessário para entender a avaliação',
      'Avaliação: o que funciona e o que falha, com exemplos da obra',
      'Conclusão: para quem vale a pena',
      'Exatidão: nenhuma citação de memória; pedir o texto se faltar',
    ],
  },
  {
    named: `(?:ensaio|artigo de opiniao|texto de opiniao|texto argumentativo|carta aberta|carta argumentativa)(?: (?:academico|curto|breve|critico))*${ON}`,
    sharp:
      'Tome uma posição de que se possa discordar, dedique cada parágrafo a um argumento com um exemplo, responda à objeção mais forte e termine com o que decorre de tudo isso.',
    points: [
      'Tese: uma frase de que alguém poderia discordar',
      'Parágrafos: um argumento e um exemplo em cada',
      'Objeção: a mais forte, respondida',
      'Fim: o que decorre disso, sem repetir a introdução',
      'Dados: nenhuma citação nem número sem certeza',
    ],
  },
  {
    named: `(?:flash ?cards|cartoes|fichas)(?: (?:de (?:estudo|memorizacao|revisao|memoria)|anki))?${ON}|(?:baralho |deck )?anki`,
    sharp:
      'Ponha um só dado em cada cartão, pergunta na frente e resposta curta no verso, numa tabela de duas colunas, do básico aos detalhes.',
    points: [
      'Formato: tabela de duas colunas, frente e verso',
      'Cartões: um dado em cada; nenhuma resposta de mais de uma linha',
      'Perguntas: de verdade, também ao contrário onde ajude',
      'Ordem: do básico aos detalhes',
      ['Quantidade: cerca de vinte', '!count'],
    ],
    assumes: 'Number: about twenty cards.',
  },
  {
    named: `(?:exercicios|problemas|atividades|questoes|lista de exercicios|ficha)(?: (?:resolvid[oa]s|pratic[oa]s|de (?:fixacao|revisao|reforco)))* (?:de|sobre|para praticar|para treinar)(?! (?:forca|gluteos?|abdomen|abdominal|costas|bracos?|pernas?|peito|cardio|academia|ginasio|casa|respiracao|alongamento|joelho|coluna|ombro|musculacao|aquecimento|kegel|fisioterapia)(?![\\p{L}]))`,
    sharp:
      'Ordene do fácil ao difícil, com tudo o que é preciso no enunciado e uma só resposta possível, e dê no fim, à parte, as soluções passo a passo com o erro que se costuma cometer.',
    points: [
      'Ordem: do fácil ao difícil, uma dificuldade nova em cada',
      'Enunciado: tudo o que é preciso, e uma só resposta possível',
      'Soluções: à parte, no fim, passo a passo',
      'Erro comum: uma linha em cada',
      ['Quantidade: seis', '!count', '!single'],
    ],
  },
  {
    named: `(?:mapa (?:mental|conceitual|conceptual)|esquema|cola|resumo (?:de estudo|para (?:a )?prova|pra prova)|guia de estudos?|formulario|folha de revisao)${ON}`,
    over: ['outline', 'document', 'text', 'plan', 'small', 'plain', 'unknown', 'lesson', 'list', 'entries', 'image'],
    sharp:
      'Faça caber numa página: a ideia central no alto, no máximo seis ramos com dois níveis, uma linha e um exemplo mínimo em cada um, e no fim o que se costuma confundir.',
    points: [
      'Centro: o tema numa frase',
      'Ramos: seis no máximo, dois níveis em cada',
      'Entradas: poucas palavras e um exemplo mínimo',
      'Ligações: como os ramos se relacionam',
      'No fim: o que se costuma confundir, lado a lado',
    ],
  },
  {
    named:
      '(?:macete|mnemonic[ao]|frase|truque|musiquinha)s? (?:para|pra) (?:decorar|lembrar|memorizar|gravar)|mnemonic[ao]s?',
    sharp:
      'Dê três fáceis de imaginar, na ordem certa, mostre que parte corresponde a cada item e assinale o que fica melhor na memória.',
    points: [
      'Forma: uma frase ou imagem fácil de ver',
      'Ordem: a certa, sem faltar nada',
      'Chave: que parte corresponde a cada item, numa tabela',
      ['Quantidade: três, o melhor assinalado', '!count'],
    ],
    assumes: 'Number: three.',
  },
  {
    named: `rubrica${ON}|criterios de avaliacao${ON}|grelha de avaliacao`,
    sharp:
      'Faça uma tabela de critérios por níveis, descreva em cada célula o que se vê no trabalho e não adjetivos, e dê a cada critério o seu peso.',
    points: [
      'Formato: tabela de critérios por quatro níveis',
      'Células: o que se vê no trabalho, sem «bom» nem «excelente»',
      'Peso: o de cada critério',
      'Critérios: cinco no máximo, sem se sobrepor',
    ],
  },
  {
    named:
      '(?:parecer(?: (?:descritivo|individual|pedagogico))?|relatorio (?:individual|descritivo|de desenvolvimento|do aluno|de alunos?)|comentarios? (?:de|para|do|pro) (?:boletim|boletins|alunos?|pautas?))',
    sharp:
      'Descreva o que a criança já faz com um exemplo observado, o que ainda está em construção e o próximo passo, com palavras que a família entenda e sem comparar nem dar diagnóstico; [colchetes] para o que eu deva concretizar.',
    points: [
      'Avanços: o que já faz, com um exemplo; o meu entre [colchetes]',
      'Em construção: uma coisa, dita como próximo passo',
      'Palavras: claras para a família, respeitosas com a criança',
      'Evitar: comparações e diagnósticos',
      ['Extensão: um parágrafo', '!length'],
    ],
  },
  {
    named: `(?:plano|sequencia|planejamento|planificacao)(?: (?:de|da|didatica?|semanal|pedagogico))* (?:aula|aulas|didatica)|sequencia didatica|projeto pedagogico`,
    sharp:
      'Defina o que vão saber fazer no fim, divida a aula em abertura, desenvolvimento e encerramento com minutos e materiais, adapte uma atividade para quem vai à frente e para quem se perde, e diga como se avalia.',
    points: [
      'Objetivo: o que vão saber fazer no fim, observável',
      'Aula: abertura, desenvolvimento e encerramento, com minutos e materiais',
      'Adaptação: uma para quem vai à frente e outra para quem se perde',
      'Avaliação: com quê e segundo que critério',
      'Conforme a escola: [colchetes] para habilidades e normas',
    ],
  },
  {
    named:
      'testes? (?:unitari[oa]s?|de integracao|automatizados|e2e|com jest|com pytest|com junit)|testes? (?:para|pra|pro) (?:(?:a|o|essa|esta|este|minha) )?(?:funcao|classe|api|componente|metodo|servico)',
    sharp:
      'Teste um só comportamento em cada um, com um nome que o diga, cubra o caso normal, os limites e as entradas inválidas, e diga onde foi preciso supor algo.',
    points: [
      'Testes: um comportamento em cada, com um nome que o diga',
      'Cobertura: caso normal, limites, entradas vazias e inválidas',
      'Independência: nenhum depende de outro nem do relógio',
      'Suposições: onde não se sabia o comportamento esperado',
      'Resultado: o arquivo completo, com o comando que o executa',
    ],
  },
  {
    named:
      '(?:consulta|query|select|script)s?(?: (?:em|no|de))? (?:sql|mysql|postgres\\w*|sqlite|oracle)|sql(?= (?:para|pra|que|de)|$)|query (?:para|pra|que)',
    sharp:
      'Diga que banco de dados se supõe, trate de propósito empates, valores ausentes e duplicados, e mostre o resultado com algumas linhas inventadas.',
    points: [
      'Consulta: completa, legível, com os nomes que dei',
      'Banco de dados: o suposto, e o que muda noutros',
      'Armadilhas: empates, valores ausentes e duplicados',
      'Resultado: mostrado com algumas linhas inventadas',
      'Velocidade: o índice de que precisa, se for o caso',
    ],
  },
  {
    named: '(?:regex|express(?:ao|oes) regular(?:es)?)',
    sharp:
      'Apresente pronta para copiar, explique cada parte numa linha, dê três entradas que casam e três que não devem, e diga que casos válidos deixa de fora.',
    points: [
      'Resultado: pronta para copiar, com as opções de que precisa',
      'Explicação: uma linha por parte',
      'Testes: três entradas que casam e três que não devem',
      'Limites: casos válidos que deixa de fora, e por quê',
    ],
  },
  {
    named:
      'docker ?file|docker[- ]compose|(?:arquivo |ficheiro |configuracao )?(?:de |do )?(?:nginx|github actions|gitlab ci|kubernetes|terraform)|script (?:de |em |para |pra )?(?:bash|shell|powershell|linux|windows|backup)|(?:bash|shell|powershell)(?= (?:para|pra|que)|$)|comandos? (?:de |do |no |para |pra )?(?:linux|git|terminal|bash|windows|cmd|docker|ffmpeg)|cron(?:tab)?(?= (?:para|pra|que)|$)',
    sharp:
      'Dê o resultado completo e pronto para copiar, assinale o que devo adaptar, mostre como testar sem mudar nada e diga em que sistema funciona e como desfazer.',
    points: [
      'Resultado: completo, pronto para copiar',
      'Adaptar: cada linha que devo mudar, assinalada',
      'Teste: como executar primeiro sem mudar nada',
      'Segurança: sem senhas dentro, para no primeiro erro',
      'Sistema: onde funciona, e como desfazer',
    ],
  },
  {
    named:
      '(?:componente|formulario|modal|botao|pagina|tabela|hook|navbar|menu|tela)s?(?: de \\p{L}+)? (?:em|com|no) (?:react|vue|angular|svelte|html|css|tailwind|next|flutter)|(?:modelo|modelagem|esquema|diagrama)(?: (?:de|do|da|para|entidade))+ (?:banco de dados|base de dados|bd|relacionamento|api)|api rest(?= (?:para|pra|de|em|com)|$)',
    sharp:
      'Dê código completo com nomes e tipos claros, cubra os estados vazio, de carregamento e de erro, mostre como se usa e nomeie as decisões que eu poderia querer diferentes.',
    points: [
      'Código: completo, sem bibliotecas que não nomeei',
      'Casos: normal, vazio, com erro e com dados estranhos',
      'Regras: o que pode faltar e o que deve ser único ou válido',
      'Exemplo: como se usa, com o resultado',
      'Decisões: as que eu poderia querer diferentes',
    ],
  },
  {
    named:
      'read ?me|(?:caso|plano)s? de testes?|historias? de (?:usuario|utilizador)|(?:relatorio|report) de (?:bug|erro|falha)s?',
    sharp:
      'Escreva de modo que outra pessoa siga sem me perguntar: contexto numa frase, passos ou critérios que se possam conferir, resultado esperado e o que fica de fora; [colchetes] onde faltar um dado meu.',
    points: [
      'Contexto: para quem e para quê, numa frase',
      'Passos ou critérios: numerados, cada um conferível',
      'Resultado: o esperado, e o real se for conhecido',
      'De fora: o que alguém poderia esperar e não entra',
      'Lacunas: versões e dados meus entre [colchetes]',
    ],
  },
];
