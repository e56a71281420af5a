import type { Particular } from '../particular.js';

const LETTER =
  '(?:carta|e-?mail|email|mail|mensagem|oficio|requerimento|texto|comunicado|pedido|bilhete|recado)(?: (?:formal|breve|curt[oa]|profissional|educad[oa]|simples|simpatic[oa]))*';
const TO = '(?:para|pra|pro|ao|a|pros|pras|aos|as)';
const OF_MINE = '(?:(?:o|a|os|as|meu|minha|meus|minhas|um|uma|nosso|nossa|do|da) )?';

/** What people write for work, for a post and to whoever decides about something. */
export const PORTUGUESE_WORK: readonly Particular[] = [
  {
    named: `(?:${LETTER} (?:de|por|para|pra) )?(?:advertencia|suspensao disciplinar|despedimento|dispensa por justa causa|demissao por justa causa)(?= (?:a|ao|para|pra|pro|por|de)|$)`,
    over: ['email', 'message', 'document', 'text', 'small', 'plain', 'unknown', 'application'],
    sharp:
      'Exponha os fatos com data e sem adjetivos, diga que norma ou dever foi descumprido com [colchetes] para o que devo confirmar, que consequência há se voltar a acontecer, e assinale o que um profissional deve rever antes da entrega.',
    points: [
      'Fatos: com data, um por um; os meus entre [colchetes]',
      'Motivo: que dever foi descumprido, sem julgar a pessoa',
      'Consequência: qual é, e o que se espera a partir de agora',
      'Entrega: recibo assinado, testemunhas e vias',
      'Revisão: o que muda conforme o país ou a categoria, assinalado',
    ],
  },
  {
    named:
      '(?:script|roteiro|guiao|texto|speech|argumentario)(?: (?:telefonico|curto|pronto))? (?:de |para |pra )(?:(?:a|uma|minhas|fazer) )?(?:vender|vendas?|ligac(?:ao|oes)|chamadas?|cobranca|atendimento|telemarketing|call center|prospeccao)(?! (?:meu|minha|um|uma|o|a)(?![\\p{L}]))',
    sharp:
      'Divida em abertura, perguntas, oferta, objeções e encerramento, com frases que se possam dizer tal como estão, uma resposta às três objeções mais comuns e só dados que eu dei; nada que pressione ou prometa demais.',
    points: [
      'Abertura: quem liga, para quê e permissão para seguir, em duas frases',
      'Perguntas: três para saber se interessa',
      'Oferta: numa frase, conforme a resposta; [colchetes] para os meus dados',
      'Objeções: as três mais comuns, com a resposta',
      'Encerramento: um passo concreto, e uma saída gentil se disser que não',
    ],
  },

  {
    named: `${LETTER} (?:de|para|pra|com) ${OF_MINE}(?:pedido de )?(?:demissao|pedir demissao|me demitir|demitir-me|rescisao do contrato de trabalho|denuncia do contrato de trabalho|aviso previo|sair (?:da empresa|do emprego))|pedido de demissao|carta demissao|aviso previo(?= |$)`,
    sharp:
      'Diga na primeira frase que deixo o cargo e qual é o meu último dia, ofereça passar o trabalho a quem fica, agradeça numa linha sincera e não acrescente motivos que eu não dei.',
    points: [
      'Primeira frase: que deixo o cargo e o meu último dia',
      'Passagem: uma linha sobre como ajudo a passar o trabalho',
      'Agradecimento: uma linha sincera, sem exagero',
      'De fora: motivos e queixas que não mencionei',
      'Lacunas: nome, cargo e data entre [colchetes]',
    ],
  },
  {
    named:
      '(?:carta|e-?mail|mail|texto)(?: (?:de|para|pra))? (?:motivacao|apresentacao(?! d[ae] (?:empresa|produto|servico))|candidatura|candidatar-?(?:me|se)|me candidatar|vaga|intencao)',
    sharp:
      'Abra com o que me atrai justamente nessa vaga, ligue duas coisas que já fiz ao que pedem, feche com a minha disponibilidade e ponha [colchetes] onde faltar um dado meu; sem frases que sirvam para qualquer pessoa.',
    points: [
      'Abertura: o que me atrai nessa vaga, sem «venho por meio desta»',
      'Corpo: duas coisas que fiz, cada uma ligada a algo que pedem',
      'Provas: um resultado de cada; os meus entre [colchetes]',
      'Encerramento: disponibilidade e vontade de conversar, em duas frases',
      ['Extensão: menos de uma página', '!length'],
    ],
  },
  {
    asked: true,
    over: [
      'summarise',
      'document',
      'text',
      'plain',
      'small',
      'unknown',
      'application',
      'message',
      'copy',
      'describe',
      'names',
      'caption',
      'pieces',
    ],
    named:
      '(?:perfil|resumo|objetivo|descricao|titulo|headline|sobre(?: mim)?)(?: (?:profissional|pessoal))?(?: (?:do|de|para|pra|no))? ?(?:meu |o )?(?:cv|curriculo|curriculum|linkedin)|(?:perfil|resumo|objetivo) profissional',
    sharp:
      'Diga primeiro o que faço e para quem, use as palavras que quem contrata procuraria, apoie cada qualidade em algo feito e dê três versões que se distingam de verdade.',
    points: [
      'Início: o que faço e para quem',
      'Palavras: as que quem contrata procuraria',
      'Provas: um resultado em vez de cada adjetivo; os meus números entre [colchetes]',
      'Sem clichês: nada de «proativo» nem «focado em resultados»',
      ['Quantidade: três versões que se distingam', '!count'],
    ],
    assumes: 'Number: three versions.',
  },
  {
    named: '(?:curriculo|curriculum(?: vitae)?|cv)(?! vs)',
    sharp:
      'Ordene a experiência do mais recente ao mais antigo, cada ponto com um verbo, o que foi feito e o resultado, destaque o que mais conta na profissão e deixe entre [colchetes] o que faltar.',
    points: [
      'Perfil: duas ou três linhas sobre o que sei fazer',
      'Experiência: do mais recente ao mais antigo; verbo, tarefa e resultado',
      'Seleção: primeiro o que mais conta na profissão',
      'Lacunas: datas, nomes e números meus entre [colchetes]',
      ['Extensão: uma página, sem gráficos de nível', '!length'],
    ],
  },
  {
    named: `(?:carta|e-?mail) (?:de|para) (?:recomendacao|recomendar|referencias?)|recomendacao (?:de|no|para|pro) linkedin`,
    sharp:
      'Diga de onde conheço a pessoa, mostre dois pontos fortes com um exemplo concreto de cada e feche com uma recomendação clara; [colchetes] onde eu tiver de acrescentar algo.',
    points: [
      'Abertura: desde quando e de onde conheço a pessoa',
      'Pontos fortes: dois, cada um com um exemplo; os meus entre [colchetes]',
      'Encerramento: recomendação clara, para quê, e como falar comigo',
      'Evitar: adjetivos sem nada por trás',
    ],
  },
  {
    named: `(?:${LETTER} (?:de|para|pra|pedindo|solicitando|a pedir) ?(?:(?:pedir|solicitar|um|uma|o) )*|(?:pedir|pedido de) )(?:aumento|reajuste|promocao)(?: (?:de salario|salarial))?`,
    over: ['email', 'document', 'text', 'message', 'small', 'plain', 'unknown', 'application', 'suggest', 'advice'],
    sharp:
      'Peça uma conversa sobre o meu salário apoiada no que já entreguei e não nos meus gastos, deixe entre [colchetes] os resultados e o valor que faltarem e feche com uma proposta de data.',
    points: [
      'Pedido: claro, nas primeiras linhas',
      'Base: duas ou três entregas com o resultado; as minhas entre [colchetes]',
      'Valor: o que peço ou uma faixa, entre [colchetes] se eu não disse',
      'Tom: seguro e grato, sem ameaça nem desculpas',
      'Encerramento: uma reunião, com data proposta',
    ],
  },
  {
    named: `(?:${LETTER} )?(?:de |para |pra |pedindo |solicitando |a pedir )?(?:pedir |solicitar )?(?:(?:o|a|um|uma|as|minhas|uns) )*(?:pedido de |solicitacao de )?(?:ferias|folga|dispensa|abono|licenca(?: do trabalho)?|home office|teletrabalho|mudanca de (?:turno|horario))(?= (?:a |ao |para |pro |pra |de |do |no |na |dia |por |com )|$)`,
    over: ['email', 'document', 'text', 'message', 'small', 'application', 'plain', 'unknown'],
    sharp:
      'Diga na primeira frase o que peço e de quando até quando, explique como o meu trabalho fica coberto, peça uma confirmação e não acrescente motivos que eu não dei.',
    points: [
      'Primeira frase: o que peço e as datas; [colchetes] se eu não disse',
      'Cobertura: o que fica pronto antes e com quem falar',
      'Motivo: só se eu o dei, em meia linha',
      'Encerramento: uma confirmação, e até quando preciso dela',
      ['Extensão: quatro ou cinco frases', '!length'],
    ],
  },
  {
    named: `${LETTER} (?:de|para|pra|com|pedindo|a pedir) ${OF_MINE}(?:desculpas?|perdao|pedir (?:desculpas?|perdao)|me desculpar)|pedido de desculpas?`,
    sharp:
      'Diga sem rodeios o que deu errado, reconheça o que isso causou ao outro lado e conte o que será feito, tudo curto e sem um «mas» logo depois.',
    points: [
      'Primeira frase: o que deu errado, sem rodeios',
      'Efeito: o que isso causou ao outro lado',
      'Solução: o que será feito; [colchetes] se eu não disse',
      'Evitar: justificativas e um «desculpe» seguido de «mas»',
    ],
  },
  {
    named: `(?:${LETTER} |lembrete )(?:de |para |pra |do |a )?(?:cobr\\p{L}+|pagamento|(?:lembrar|lembrete) (?:de|do) pagamento|(?:boleto|fatura|mensalidade|divida|nota|parcela)s? (?:vencid|atrasad|em atraso|em aberto|pendente)\\p{L}*|inadimpl\\p{L}+)|cobranca(?= (?:de|para|pro|educada|a|por|ao)|$)`,
    sharp:
      'Nomeie na primeira linha a fatura, o valor e o atraso, marque uma data para pagar, diga o que acontece depois e mantenha o tom cordial e firme; [colchetes] para o que não dei.',
    points: [
      'Assunto e primeira linha: fatura, valor e atraso',
      'Pedido: uma data para pagar; a minha entre [colchetes]',
      'Saída: o que fazer se já pagou ou não pode pagar',
      'Consequência: o que acontece depois dessa data',
      'Tom: cordial e firme, sem censura nem exposição',
    ],
  },
  {
    named: `${LETTER} (?:de |para |pra )?(?:fazer )?(?:follow[- ]?up|acompanhamento|lembrar (?:o|a|de|que)|saber (?:se|como|da|do)|perguntar (?:se|sobre|por))|follow[- ]?up(?= )`,
    sharp:
      'Lembre a minha última mensagem em meia frase, repita a única coisa de que preciso, faça com que se possa responder numa linha e deixe de fora qualquer cobrança.',
    points: [
      'Abertura: a minha última mensagem, em meia frase',
      'Pedido: a única coisa de que preciso, e para quando',
      'Resposta: possível numa linha, com uma opção ou uma data',
      'Tom: simpático, sem censura nem desculpas por insistir',
      ['Extensão: quatro ou cinco frases', '!length'],
    ],
  },
  {
    named: `(?:(?:${LETTER} )?(?:de prospeccao|de abordagem|de vendas? fria|frio)|${LETTER} (?:para|pra) (?:captar|conseguir|oferecer|prospectar|abordar|vender(?! (?:o |a )?(?:meu|minha|um|uma))|apresentar (?:minha|meu|meus|nossa|nosso)) ?(?:clientes?|servicos?|empresa|produtos?)?)(?! (?:emprego|trabalho))`,
    over: ['email', 'document', 'text', 'message', 'copy', 'small', 'plain', 'unknown', 'application'],
    sharp:
      'Abra com algo do outro lado e não de nós, diga numa frase o que ofereço e o que se ganha com isso, e peça um só passo pequeno; [colchetes] onde entrar um dado de quem recebe.',
    points: [
      'Abertura: algo do outro lado que notei, entre [colchetes] se não o nomeei',
      'Oferta: uma frase sobre o que é e o que se ganha',
      'Pedido: um só passo, fácil de aceitar',
      'Extensão: cabe num olhar, sem rolar a tela',
      'Evitar: elogios e frases de vendedor',
    ],
  },
  {
    named:
      '(?:mensagem|e-?mail|resposta|texto)(?: automatic[oa])? (?:de |por |para )?(?:ausencia|fora do escritorio|resposta automatica|ferias automatic[oa])|(?:resposta|mensagem|e-?mail) automatic[oa]|fora do escritorio',
    sharp:
      'Diga até quando estou fora, quem ajuda enquanto isso e se leio as mensagens, em duas ou três frases simpáticas e sem motivos que eu não dei.',
    points: [
      'Datas: até quando, na primeira frase',
      'Contato: quem ajuda enquanto isso, e com quê',
      'Expectativa: se leio as mensagens e quando respondo',
      ['Extensão: duas ou três frases', '!length'],
    ],
  },
  {
    named: `(?:${LETTER} )(?:de |para |pra |pedindo |solicitando |a pedir )?(?:o |a )?(?:cancel\\p{L}+|rescindir|rescisao|desistencia|encerr\\p{L}+|anul\\p{L}+|nao renovar|denuncia (?:do|de) contrato)`,
    sharp:
      'Diga na primeira frase que contrato termina e desde quando, peça confirmação por escrito com a data e deixe entre [colchetes] os dados que faltarem; sem explicar motivos que ninguém pediu.',
    points: [
      'Primeira frase: que contrato termina e desde quando',
      'Dados: titular, número do contrato e data; [colchetes] se faltarem',
      'Pedido: confirmação por escrito e fim das cobranças',
      'Aviso: fidelização ou prazo que devo verificar antes de enviar',
      'Tom: firme e breve, sem me justificar',
    ],
  },
  {
    named: `${LETTER} (?:de |para |pra |a |pedindo |solicitando |exigindo )?(?:(?:fazer|uma|o|meu|registrar|apresentar) )*(?:reclama\\p{L}+|queixa|reembolso|estorno|devolucao|denuncia|contestacao)|reclamacao (?:no|na|para|pro|pra|contra|a|ao|sobre|formal|de)(?= |$)|queixa (?:no|contra|a|ao)(?= )|recurso (?:de|da|contra|para|pra) (?:a |uma |minha )?(?:multa|infracao|transito|nota|indeferimento)|defesa (?:previa|de multa)`,
    sharp:
      'Ponha nas primeiras linhas o que peço e até quando, depois os fatos em ordem com as datas, num tom firme e sem insultos; [colchetes] para datas, números e provas minhas, e nenhuma lei de que não tenha certeza.',
    points: [
      'Abertura: do que se trata e o que peço',
      'Fatos: em ordem, com datas; as minhas entre [colchetes]',
      'Provas: o que convém anexar',
      'Pedido: um só, com prazo para responder',
      'Base legal: só onde for segura; o que é duvidoso, assinalado para conferir',
    ],
  },
  {
    named: `requerimento(?: (?:de|para|pra|ao|a))(?= )|(?:oficio|requerimento|carta|pedido)(?: formal)? (?:(?:para|pra) (?:solicitar|pedir)|solicitando|pedindo|a pedir) .{3,60} (?:pra|para|para a|pro|para o|a|ao) ?(?:prefeitura|camara|junta|sindic[oa]|condominio|banco|diretor\\p{L}*|escola|secretaria)|${LETTER} ${TO} ${OF_MINE}(?:propriet\\p{L}+|senhori[oa]|locador[a]?|dono|dona|inquilin[oa]|imobiliaria|seguradora|seguro|banco|prefeitura|camara|condominio|sindic[oa]|administradora|receita|financas|companhia|operadora|plano de saude|inss|seguranca social)`,
    sharp:
      'Diga na primeira frase o que peço ou recuso, exponha os fatos em ordem, peça resposta por escrito com data e mantenha a cortesia e a firmeza; [colchetes] para o que não contei.',
    points: [
      'Primeira frase: o que peço ou o que recuso',
      'Fatos: os meus, em ordem; [colchetes] para datas e dados que faltarem',
      'Base: contrato ou norma só onde for segura',
      'Encerramento: resposta por escrito, com data',
      'Tom: cortês e firme',
    ],
  },
  {
    named: `${LETTER} ${TO} ${OF_MINE}(?:prof(?:essor(?:a)?)?|orientador(?:a)?|coordenador(?:a)?|docente|diretor(?:a)? d[oa] (?:curso|escola))`,
    sharp:
      'Diga no assunto e na primeira frase do que preciso, apresente em meia linha quem sou com [colchetes] para turma e matrícula, e feche com um só pedido fácil de responder, sem drama.',
    points: [
      'Início: quem sou e de que disciplina; turma entre [colchetes]',
      'Pedido: um só, na segunda frase, com a data',
      'Motivo: só o que dei, sem dramatizar',
      'Encerramento: agradecimento breve e o que posso apresentar',
    ],
  },
  {
    named:
      '(?:contrato|acordo|termo)(?: (?:particular|simples|basico|social|comercial))? (?:de|para|entre)(?= (?!compromisso de estagio))(?! uso)',
    sharp:
      'Redija por cláusulas numeradas com partes, objeto, preço, prazos, descumprimento e fim, deixe cada dado meu entre [colchetes] e assinale o que muda conforme o país e o que um profissional deve rever.',
    points: [
      'Partes e objeto: quem, o quê e desde quando; dados entre [colchetes]',
      'Cláusulas: numeradas, uma obrigação em cada',
      'Conflitos: atraso, falta de pagamento, danos e como termina',
      'Conforme o país: o que é preciso conferir, assinalado',
      'Assinatura: lugar, data e vias',
    ],
  },
  {
    named:
      '(?:procuracao|autorizacao (?:para|de|pra)|declaracao (?:de|para|simples|sob compromisso)|atestado de|termo de (?:responsabilidade|autorizacao|entrega)|recibo (?:de|por|simples))(?= |$)',
    sharp:
      'Apresente pronto para assinar: quem declara, a favor de quem, para quê exatamente e até quando vale, com cada dado pessoal entre [colchetes] e sem nada que amplie o alcance.',
    points: [
      'Cabeçalho: quem assina e a favor de quem; dados entre [colchetes]',
      'Alcance: para quê exatamente, e nada mais',
      'Validade: desde quando e até quando',
      'Encerramento: lugar, data, assinatura e documentos a anexar',
    ],
  },
  {
    named:
      '(?:pauta|agenda|ordem de trabalhos|convocatoria|convocacao|edital)(?: (?:de|da|para|pra))? (?:a |uma )?(?:reuniao|assembleia|daily|conselho)',
    sharp:
      'Dê a cada ponto os seus minutos, o fim (informar, discutir ou decidir) e quem conduz, primeiro o que se tem de decidir, e feche com acordos e próximos passos.',
    points: [
      'Pontos: cada um com minutos, fim e responsável',
      'Ordem: o que se tem de decidir antes do que só informa',
      'Preparação: o que cada pessoa deve ler ou levar',
      'Encerramento: acordos, próximos passos e responsáveis',
    ],
  },
  {
    named: 'atas?(?: (?:de|da) (?:reuniao|assembleia|condominio))?(?= (?:de|da|do|para|com)|$)',
    sharp:
      'Registre presentes, assuntos, decisões e uma tabela de tarefa, pessoa e data, sem opiniões nem detalhes da discussão, e com [colchetes] onde faltar um dado.',
    points: [
      'Dados: data, presentes e quem lavra a ata; [colchetes] se faltarem',
      'Assuntos: um por parte, com o que se decidiu e não o que se discutiu',
      'Tarefas: tabela de tarefa, pessoa e data',
      'Em aberto: o que ficou por decidir',
    ],
  },
  {
    named:
      '(?:relatorio|report|resumo)(?: (?:de|do|da))?(?: (?:status|andamento|progresso|atividades|acompanhamento|semana|semanal|mensal|diario|trimestral|gestao|vendas|resultados|estagio|visita))+',
    sharp:
      'Ponha na primeira linha como vai no conjunto, depois o que foi feito, o que vem e o que trava, um ponto por linha com o resultado e não o esforço; [colchetes] onde faltar um dado meu.',
    points: [
      'Primeira linha: como vai no conjunto, numa frase',
      'Ordem: feito, a seguir, travado',
      'Pontos: uma linha cada, o resultado e não o esforço',
      'Entraves: o que é preciso, de quem e até quando',
      'Dados: só os meus; [colchetes] onde faltar um',
    ],
  },
  {
    named: '(?:analise |matriz )?(?:de )?(?:uma? )?(?:swot|fofa|forcas e fraquezas)',
    sharp:
      'Dê pontos próprios deste caso e não de qualquer negócio, separe o interno do externo e termine com as três ações que saem daí.',
    points: [
      'Quadrantes: forças, fraquezas, oportunidades e ameaças, três ou quatro pontos cada',
      'Pontos: próprios deste caso; o que é suposto, assinalado',
      'Separação: o interno à parte do externo',
      'Conclusão: três ações que saem do cruzamento',
    ],
  },
  {
    named:
      '(?:okrs?|kpis?|indicadores(?: de (?:desempenho|gestao))?|metas (?:smart|trimestrais|anuais|para|de)|objetivos (?:smart|trimestrais|anuais))',
    sharp:
      'Formule cada um como uma mudança que se note, com a medida, o ponto de partida e a meta, ponha os meus números entre [colchetes] e diga qual convém olhar primeiro.',
    points: [
      'Cada um: uma mudança que se note, não uma atividade',
      'Medida: como se calcula e de onde vêm os dados',
      'Valores: partida e meta; os meus entre [colchetes]',
      'Escolha: os três que mais importam, e um que engana',
    ],
  },
  {
    named: 'plano de negocios?|modelo de negocios?|(?:business model )?canvas',
    sharp:
      'Descreva clientes, oferta, concorrência, custos com o ponto em que compensa e primeiros passos, tudo próprio deste caso, e assinale cada número suposto.',
    points: [
      'Clientes: quem exatamente, e por que mudariam',
      'Oferta e concorrência: no que se distingue, com honestidade',
      'Dinheiro: custos, preço e ponto em que compensa; suposições assinaladas',
      'Risco: o que mais pode derrubar tudo, e como testar barato',
      'Primeiros passos: para as próximas semanas',
    ],
  },
  {
    named: `(?:${LETTER} (?:com|de|para enviar) ${OF_MINE})?(?:proposta (?:comercial|de (?:servicos?|projeto|parceria|patrocinio|trabalho))|orcamento (?:para|pra|pro|de) (?:um |meu |o )?(?:cliente|servico|obra)|parceria com)|proposta (?:para|pra)(?= )`,
    sharp:
      'Diga que problema resolve, o que inclui e o que não inclui, os passos com prazos, o preço e o próximo passo, só com o que dei e [colchetes] para o resto.',
    points: [
      'Problema: qual é e o que custa deixá-lo como está',
      'Oferta: o que inclui e o que não inclui',
      'Passos: com prazos e resultados',
      'Preço: como o dei; [colchetes] se faltar',
      'Decisão: o que se precisa de quem lê, e até quando',
    ],
  },
  {
    named:
      '(?:anuncio|descricao|divulgacao|post|texto)(?: (?:de|da|do|para|pra|uma))* (?:vagas?|cargo|emprego|oferta de emprego|estagio)|oferta de emprego',
    sharp:
      'Descreva primeiro o que a pessoa fará de verdade, separe o indispensável do desejável, ponha salário, horário e local só como os dei e termine com a forma de se candidatar.',
    points: [
      'Início: o que a pessoa fará de verdade, e para quem',
      'Requisitos: o indispensável à parte do desejável, poucos de cada',
      'Condições: salário, horário e local; [colchetes] se faltarem',
      'Estilo: trato direto, sem «ambiente dinâmico» nem «desafios»',
      'Fim: como se candidatar e o que acontece depois',
    ],
  },
  {
    named:
      '(?:avaliacao (?:de|do) (?:desempenho|funcionario|colaborador)|auto-?avaliacao(?: profissional| de desempenho)?|feedback (?:para|pra|pro|de|ao|a)(?= ))',
    sharp:
      'Descreva fatos e o seu efeito em vez do caráter, apoie cada ponto forte e fraco num exemplo, com [colchetes] para os meus, e termine com uma mudança combinada e como se notará.',
    points: [
      'Pontos fortes: os de verdade, com um exemplo; os meus entre [colchetes]',
      'Problema: o que acontece e o que causa, sem julgar o caráter',
      'Mudança: uma que se possa observar, e até quando',
      'Apoio: o que farei para que seja possível',
      'Tom: justo e direto',
    ],
  },
  {
    named: '(?:press ?release|release|nota|comunicado)(?: (?:de|a|para a|para))? (?:imprensa|oficial)|press ?release',
    sharp:
      'Ponha a notícia no título, responda o quê, quem, quando, onde e por quê no primeiro parágrafo, deixe a citação entre [colchetes] e evite os elogios que um jornalista cortaria.',
    points: [
      'Título: a própria notícia, sem slogan',
      'Primeiro parágrafo: o quê, quem, quando, onde e por quê',
      'Citação: uma, entre [colchetes] até alguém a aprovar',
      'Estilo: fatos, sem elogios',
      'Encerramento: duas linhas sobre a organização e um contato entre [colchetes]',
    ],
  },
  {
    named:
      '(?:questionario|inquerito|pesquisa de (?:satisfacao|clima|opiniao|mercado)|formulario de (?:satisfacao|pesquisa))s?',
    sharp:
      'Pergunte uma só coisa de cada vez e com palavras neutras, ofereça respostas que cubram todos os casos, do fácil ao pessoal, e diga para que serve cada pergunta.',
    points: [
      'Perguntas: uma coisa em cada, com palavras neutras',
      'Respostas: escalas ou opções que cubram todos os casos, sem se sobrepor',
      'Ordem: o fácil primeiro, o pessoal no fim, uma pergunta aberta para fechar',
      'Utilidade: para que servirá cada resposta',
      ['Extensão: responde-se em cinco minutos', '!count', '!length'],
    ],
  },
  {
    named:
      '(?:apresentacao|seminario)(?: (?:oral|em|de|no))? ?(?:power ?point|ppt|slides|canva|vendas|projeto|resultados|tcc|oral|produto|empresa)?(?= (?:de|sobre|para|pra|do|da|acerca)|$)|(?:slides|power ?point|ppt)(?! vs)|roteiro (?:de|para|pra) (?:(?:a|uma|minha) )?(?:apresentacao|seminario)',
    sharp:
      'Dê a cada slide uma só mensagem como frase completa no título, diga o que se vê nele e o que se fala, e termine com a decisão ou a pergunta para o público.',
    points: [
      'Títulos: uma mensagem em cada, como frase completa',
      'Conteúdo: o que se vê; no máximo três pontos ou uma imagem',
      'Ao falar: uma ou duas frases para cada slide',
      'Fio: os títulos lidos em sequência contam tudo',
      'Fim: a decisão ou a pergunta para o público',
    ],
  },
  {
    named:
      '(?:pop|procedimento operacional(?: padrao)?)(?= (?:de|para|do|da)|$)|(?:manual|guia|protocolo|passo a passo|procedimento)(?: (?:de|para|do|da|pra|interno))+ (?:\\p{L}+ ){0,2}?(?:procedimentos?|usuarios?|utilizador(?:es)?|processos?|trabalho|boas[- ]vindas|integracao|abertura|fechamento|limpeza|atendimento|emergencia|funcionarios?|novos?|estoque|caixa|seguranca|\\p{L}+cao)',
    sharp:
      'Numere os passos na ordem em que se fazem, uma ação em cada, diga como se confere que está bem feito e assinale onde um erro sai caro.',
    points: [
      'Antes de começar: quem faz, quando e o que deve ter à mão',
      'Passos: numerados, uma ação em cada',
      'Conferência: como se vê que está bem feito',
      'Aviso: onde um erro sai caro ou é perigoso',
      'Se algo falhar: o que fazer e a quem avisar',
    ],
  },
  {
    named:
      '(?:aviso|cartaz|placa|comunicado|circular|recado|mensagem|bilhete)(?: (?:para|pra|pro|aos|de|do|da|no|na))? ?(?:os |as |o |a |meus )?(?:vizinhos|moradores|condominio|predio|elevador|portao|porta|pais|clientes|familias|loja|banheiro|cozinha|escritorio|grupo (?:do|da) (?:condominio|escola))|regras (?:de|da|para|do|pra) (?:(?:a|o|os|meu|minha) )?(?:casa|convivencia|sala|turma|airbnb|hospedes|grupo|escritorio|piscina|condominio|republica)',
    sharp:
      'Ponha primeiro o que todos precisam saber, depois só quando, onde e o que se pede, em frases curtas que ninguém leia como ataque, e deixe [colchetes] onde eu não disse.',
    points: [
      'Primeira linha: o que todos precisam saber, em poucas palavras',
      'Depois: quando, onde e o que se pede; [colchetes] se eu não disse',
      'Tom: gentil e claro, sem apontar ninguém',
      'Conteúdo: só o que nomeei',
    ],
  },
  {
    named:
      '(?:orcamento (?:mensal|familiar|domestico|de casamento|para|da|do|de|pessoal)|planilha (?:de|para|pra) (?:gastos|controle|orcamento|financas|despesas)|planejamento financeiro|(?:plano|planejamento|meta) (?:para|de|pra) (?:poupar|economizar|juntar dinheiro|quitar (?:as |minhas )?dividas|sair das dividas|poupanca|pagar (?:as |minhas )?dividas))(?= |$)(?! (?:cliente|uniao|estado|da uniao|do estado|federal|publico))',
    sharp:
      'Faça uma tabela com cada item e o seu valor, o fixo à parte do variável, com uma reserva e o total, assinale cada número estimado para eu trocar e diga por onde cortar primeiro.',
    points: [
      'Formato: tabela com cada item, o valor e o total',
      'Grupos: o fixo à parte do variável',
      'Reserva: uma linha para o que sempre se esquece',
      'Estimativas: assinaladas, para eu pôr os meus números',
      'Corte: por onde começar se não chegar',
    ],
  },
  {
    named: `${LETTER} (?:para |pra |de |a )?(?:pedir|solicitar|pedindo|solicitando|solicitacao de|pedido de)(?= )`,
    over: ['email', 'message', 'document', 'text', 'small', 'plain', 'unknown', 'application'],
    sharp:
      'Peça uma só coisa na primeira frase, dê o motivo em duas e o que vai em anexo, diga para quando seria precisa a resposta e agradeça sem implorar; [colchetes] para os dados que faltarem.',
    points: [
      'Pedido: um só, na primeira frase',
      'Motivo: duas frases, com os dados que dei',
      'Dados: os de que precisa quem decide; [colchetes] se faltarem',
      'Encerramento: para quando, e como me responder',
      'Tom: cortês, sem implorar nem exigir',
    ],
  },
];
